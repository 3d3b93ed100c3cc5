import { LRUCache } from 'lru-cache'
import type { Instant, Millis } from '#core/shared/time.ts'

type CachedPage<T> = { readonly at: Instant; readonly page: Promise<T> }

/** Maximum number of cached pages, and their TTL. */
export type CacheLimits = { readonly pages: number; readonly freshFor: Millis }

/** An LRU cache of pages with single flight; a `null` is not kept. */
export function pageCache<T>({ pages, freshFor }: CacheLimits, now: () => Instant) {
  const cached = new LRUCache<string, CachedPage<T>>({ max: pages })

  const get = (key: string, render: () => Promise<T>): Promise<T> => {
    const found = cached.get(key)
    if (found && now() - found.at < freshFor) return found.page
    const page = render()
    cached.set(key, { at: now(), page })
    const drop = () => {
      if (cached.peek(key)?.page === page) cached.delete(key)
    }
    // What was left to the browser is tried again.
    page.then((rendered) => rendered === null && drop(), drop)
    return page
  }
  return { get, clear: () => cached.clear() }
}
