import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Layout, warnsVisitors } from '#core/membership/alerts/entry-warning.ts'
import { isCountry } from '#core/site/countries.ts'
import { userQuery } from '../../accounts/account/queries.ts'
import { settingsQuery } from '../../site/queries.ts'
import { useRouteName } from '../alerts/route-name.ts'
import { storeDismissal } from '../alerts/stored-dismissals.ts'
import { InlineWarning } from './inline-warning.tsx'

/** Spec §2: the entry warning, in the page of every visitor who may not have seen it; the browser shows it once. */
export function EntryWarning({ layout }: { readonly layout: Layout }) {
  const { data: user } = useQuery(userQuery)
  const { data: settings } = useQuery(settingsQuery)
  const route = useRouteName()
  const member = user?.id
  useEffect(() => {
    // Members stated their age at signup: not shown again after logout or deletion.
    if (member) storeDismissal('hide-site-entry-warning')
  }, [member])
  if (user !== null || !settings) return null
  const { enable_site_entry_popup: popup, geoip_country: country, countries } = settings
  const site = { entryPopup: popup === 'yes', countries: countries.filter(isCountry) }
  if (!isCountry(country) || !warnsVisitors({ site, layout, country, route })) return null
  return <InlineWarning settings={settings} />
}
