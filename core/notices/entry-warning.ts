import type { Instant } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import type { Settings } from '../site/settings.ts'
import { type Dismissals, isDismissed } from './dismissals.ts'

/** Spec §2: the layouts of the site. */
export type Layout = 'default' | 'chat' | 'lander' | 'empty'

/** Spec §2: on the chat and lander layouts the warning is for these countries alone. */
const WARNED: readonly Country[] = ['NL', 'DE']

/** Where somebody comes in, and from where. */
export type Door = {
  readonly site: Pick<Settings, 'entryPopup' | 'countries'>
  readonly layout: Layout
  readonly country: Country
}

/** What they come with. */
export type Browser = {
  readonly installedApp: boolean
  readonly dismissals: Dismissals
  readonly now: Instant
}

/** Who comes in, and where. */
export type Entrance = Door & Browser & { readonly loggedIn: boolean }

/** Spec §2: whether to warn what kind of site this is: visitors only, once, in a browser, where the site says so. */
export const showsEntryWarning = (entrance: Entrance): boolean =>
  !entrance.loggedIn && warnsVisitors(entrance) && isUnwarned(entrance)

/** The half of it that a server knows: whether visitors are warned here at all. */
export const warnsVisitors = ({ site, layout, country }: Door): boolean =>
  site.entryPopup && countriesOf(layout, site).includes(country)

/** The half of it that a browser knows: whether it is still to be warned. */
export const isUnwarned = ({ installedApp, dismissals, now }: Browser): boolean =>
  !installedApp && !isDismissed(dismissals, 'hide-site-entry-warning', now)

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
