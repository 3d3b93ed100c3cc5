import type { Instant } from '../../shared/time.ts'
import type { Country } from '../../site/countries.ts'
import type { Settings } from '../../site/settings.ts'
import { type Dismissals, isDismissed } from './dismissals.ts'

/** Spec §2: the layouts of the site. */
export type Layout = 'default' | 'chat' | 'lander' | 'empty'

/** Spec §2: on the chat and lander layouts the warning is only for these countries. */
const WARNED: readonly Country[] = ['NL', 'DE']

/** The signup (2026-11-27), which asks for the date of birth itself. */
const SIGNUP = 'signup'
/**
 * Text pages, complaints, reports and withdrawals (2026-11-23): who reads the terms, complains or withdraws owes no answer
 * first. Spec §2 names layouts, not pages.
 */
const OPEN = /^(pages|complaints|reports|withdraw|withdrawals)(-|$)/

/** The entered page and the visitor's country. `route` is the page's name in spec §2. */
export type Entrance = {
  readonly site: Pick<Settings, 'entryPopup' | 'countries'>
  readonly layout: Layout
  readonly country: Country
  readonly route: string
}

/** The browser's state. */
type Browser = {
  readonly installedApp: boolean
  readonly dismissals: Dismissals
  readonly now: Instant
}

/** Spec §2: whether visitors are warned on this page at all. The server decides it: the warning is part of the page. */
export const warnsVisitors = ({ site, layout, country, route }: Entrance): boolean =>
  site.entryPopup &&
  route !== SIGNUP &&
  !OPEN.test(route) &&
  countriesOf(layout, site).includes(country)

/** The part the browser decides: it is shown once, in a browser. */
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

/**
 * Spec §6: the routes that make up the members area. `likes-type` is `likes` with a tab chosen (2026-11-28): a banner
 * on one of them alone moved the page at every change of tabs.
 */
const MEMBERS_AREA: readonly string[] = [
  'members',
  'members-id',
  'chats',
  'likes',
  'likes-type',
  'likes-m-id',
  'premium',
]

/** Whether a route, named as in the spec, is in the members area. */
export const inMembersArea = (route: string): boolean => MEMBERS_AREA.includes(route)
