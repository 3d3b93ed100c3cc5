import type { EntryContext, Layout } from '#core/notices/entry-warning.ts'
import { isCountry } from '#core/site/countries.ts'
import type { Settings } from '../site/queries.ts'

/** The entered page and country, for the entry warning; `null` if the country is unknown. */
export const entryContextOf = (
  { enable_site_entry_popup: popup, geoip_country: country, countries }: Settings,
  layout: Layout,
): EntryContext | null =>
  isCountry(country)
    ? {
        site: { entryPopup: popup === 'yes', countries: countries.filter(isCountry) },
        layout,
        country,
      }
    : null
