import type { Door, Layout } from '#core/notices/entry-warning.ts'
import { isCountry } from '#core/site/countries.ts'
import type { Settings } from '../site/queries.ts'

/** Where a visitor comes in; `null` when nobody knows from where. */
export const doorOf = (
  { enable_site_entry_popup: popup, geoip_country: country, countries }: Settings,
  layout: Layout,
): Door | null =>
  isCountry(country)
    ? {
        site: { entryPopup: popup === 'yes', countries: countries.filter(isCountry) },
        layout,
        country,
      }
    : null
