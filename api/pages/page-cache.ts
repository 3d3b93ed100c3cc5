import { LRUCache } from 'lru-cache'
import type { Instant, Millis } from '#core/shared/time.ts'

type CachedPage<T> = { readonly at: Instant; readonly page: Promise<T> }

/** Maximum number of cached pages, and their TTL. */
export type CacheLimits = { readonly pages: number; readonly freshFor: Millis }

/** An LRU cache of pages with single flight. */
export function pageCache<T>({ pages, freshFor }: CacheLimits, now: () => Instant) {
  const cached = new LRUCache<string, CachedPage<T>>({ max: pages })

  return (key: string, render: () => Promise<T>): Promise<T> => {
    const found = cached.get(key)
    if (found && now() - found.at < freshFor) return found.page
    const page = render()
    cached.set(key, { at: now(), page })
    page.catch(() => {
      if (cached.peek(key)?.page === page) cached.delete(key)
    })
    return page
  }
}
