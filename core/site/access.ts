import type { Settings } from './settings.ts'
import { hasTrafficSource, type Tracking } from './tracking.ts'

/** Spec §6: whether a visitor may search. Visitors with a traffic source have their own setting. */
export const loggedOutSearchOpen = (
  site: Pick<Settings, 'loggedOutSearch' | 'loggedOutSearchTrafficsource'>,
  tracking: Tracking,
): boolean =>
  hasTrafficSource(tracking) ? site.loggedOutSearchTrafficsource : site.loggedOutSearch
