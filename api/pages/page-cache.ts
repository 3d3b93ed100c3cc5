import { LRUCache } from 'lru-cache'
import type { Instant, Millis } from '#core/shared/time.ts'

type CachedPage<T> = { readonly at: Instant; readonly page: Promise<T> }

/** How many pages are cached, and for how long. */
export type CacheLimits = { readonly pages: number; readonly freshFor: Millis }

/** Pages by their key, with single flight; the least recently used goes first. */
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
