import type { Settings } from './settings.ts'
import { hasTrafficSource, type Tracking } from './tracking.ts'

/** Spec §6: whether a visitor may search: everybody, who came by somebody's link, or nobody. */
export const loggedOutSearchOpen = (
  { loggedOutSearch }: Pick<Settings, 'loggedOutSearch'>,
  tracking: Tracking,
): boolean =>
  loggedOutSearch === 'all' ||
  (loggedOutSearch === 'with_trafficsource' && hasTrafficSource(tracking))
