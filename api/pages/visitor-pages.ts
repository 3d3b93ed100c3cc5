import type { DomainEvent } from '#core/events.ts'
import { type Instant, SECOND } from '#core/shared/time.ts'
import { type CacheLimits, pageCache } from './page-cache.ts'
import type { Page } from './page-response.ts'
import type { Redirect } from './rendering.ts'

/** Long enough for load peaks; what members change is evicted at once. */
export const PAGE_CACHE: CacheLimits = { pages: 400, freshFor: 10 * SECOND }
/** Anyone can make up a campaign: those have their own cache, so they evict only each other. */
const CAMPAIGNS: CacheLimits = { ...PAGE_CACHE, pages: 100 }

/** Events after which a visitor may see other people: who left, was banned or erased, hides, or has another picture. */
const CHANGES_WHO_IS_SHOWN: ReadonlySet<DomainEvent['type']> = new Set<DomainEvent['type']>([
  'account.changed',
  'account.closed',
  'account.restored',
  'account.erased',
  'account.banned',
  'account.unbanned',
  'photo.decided',
])

/** The pages that visitors share. */
export function visitorPages(now: () => Instant) {
  const known = pageCache<Page | Redirect | null>(PAGE_CACHE, now)
  const campaigns = pageCache<Page | Redirect | null>(CAMPAIGNS, now)
  return {
    known,
    campaigns,
    /** Evicts what an event makes untrue, in this process; each process follows the events. */
    evict: ({ type }: DomainEvent) => {
      if (!CHANGES_WHO_IS_SHOWN.has(type)) return
      known.clear()
      campaigns.clear()
    },
  }
}

export type VisitorPages = ReturnType<typeof visitorPages>
