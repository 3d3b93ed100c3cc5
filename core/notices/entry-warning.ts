import type { Instant } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import type { Settings } from '../site/settings.ts'
import { type Dismissals, isDismissed } from './dismissals.ts'

/** Spec §2: the layouts of the site. */
export type Layout = 'default' | 'chat' | 'lander' | 'empty'

/** Spec §2: on the chat and lander layouts the warning is only for these countries. */
const WARNED: readonly Country[] = ['NL', 'DE']

/**
 * Text pages, complaints, reports and withdrawals (2026-11-23): who reads the terms, complains or withdraws owes no answer
 * first. Spec §2 names layouts, not pages.
 */
const OPEN = /^(pages|complaints|reports|withdraw|withdrawals)(-|$)/

/** The entered page and the visitor's country. */
export type EntryContext = {
  readonly site: Pick<Settings, 'entryPopup' | 'countries'>
  readonly layout: Layout
  readonly country: Country
}

/** The browser's state. */
export type Browser = {
  readonly installedApp: boolean
  readonly dismissals: Dismissals
  readonly now: Instant
}

/** A visit. `route` is the page's name in spec §2. */
export type Entrance = EntryContext &
  Browser & { readonly loggedIn: boolean; readonly route: string }

/** Spec §2: whether to show the entry warning: to visitors only, once, in a browser, where the site enables it. */
export const showsEntryWarning = (entrance: Entrance): boolean =>
  !entrance.loggedIn &&
  !OPEN.test(entrance.route) &&
  warnsVisitors(entrance) &&
  isUnwarned(entrance)

/** The part a server can decide: whether visitors are warned on this page at all. */
export const warnsVisitors = ({ site, layout, country }: EntryContext): boolean =>
  site.entryPopup && countriesOf(layout, site).includes(country)

/** The part the browser decides: whether it was already shown. */
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
