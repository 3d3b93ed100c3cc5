import type { Instant, Millis } from '#core/shared/time.ts'

type Kept<T> = { readonly at: Instant; readonly page: Promise<T> }

/** How many pages are kept, and for how long. */
export type CacheLimits = { readonly pages: number; readonly freshFor: Millis }

/** Pages by their key: many who ask at once wait for one rendering, and what was not asked for longest goes first. */
export function pageCache<T>({ pages, freshFor }: CacheLimits, now: () => Instant) {
  const kept = new Map<string, Kept<T>>()

  return (key: string, render: () => Promise<T>): Promise<T> => {
    const found = kept.get(key)
    kept.delete(key)
    if (found && now() - found.at < freshFor) {
      kept.set(key, found)
      return found.page
    }
    const page = render()
    kept.set(key, { at: now(), page })
    page.catch(() => kept.delete(key))
    const oldest = kept.keys().next()
    if (kept.size > pages && !oldest.done) kept.delete(oldest.value)
    return page
  }
}
