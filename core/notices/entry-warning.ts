import type { Instant } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import type { Settings } from '../site/settings.ts'
import { type Dismissals, isDismissed } from './dismissals.ts'

/** Spec §2: the layouts of the site. */
export type Layout = 'default' | 'chat' | 'lander' | 'empty'

/** Spec §2: on the chat and lander layouts the warning is for these countries alone. */
const WARNED: readonly Country[] = ['NL', 'DE']

/** Who comes in, and where. */
export type Entrance = {
  readonly site: Pick<Settings, 'entryPopup' | 'countries'>
  readonly layout: Layout
  readonly country: Country
  readonly loggedIn: boolean
  readonly installedApp: boolean
  readonly dismissals: Dismissals
  readonly now: Instant
}

/** Spec §2: whether to warn what kind of site this is: visitors only, once, in a browser, where the site says so. */
export function showsEntryWarning({
  site,
  layout,
  country,
  loggedIn,
  installedApp,
  dismissals,
  now,
}: Entrance): boolean {
  if (!site.entryPopup || loggedIn || installedApp) return false
  return (
    countriesOf(layout, site).includes(country) &&
    !isDismissed(dismissals, 'hide-site-entry-warning', now)
  )
}

function countriesOf(
  layout: Layout,
  { countries }: Pick<Settings, 'countries'>,
): readonly Country[] {
  switch (layout) {
    case 'default':
      return countries
    case 'chat':
    case 'lander':
      return WARNED
    case 'empty':
      return []
  }
}
