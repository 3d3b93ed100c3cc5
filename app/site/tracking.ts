import type { Tracking } from '#core/site/tracking.ts'

const KEY = 'tracking'
const MARKS = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const

type Store = Pick<Storage, 'getItem' | 'setItem'>

const marksIn = (read: (mark: string) => unknown): Tracking =>
  Object.fromEntries(
    MARKS.flatMap((mark) => {
      const value = read(mark)
      return typeof value === 'string' && value !== '' ? [[mark, value.slice(0, 200)]] : []
    }),
  )

/** Where this visit came from, as the page it began on said (spec §3, Tracking). */
export function readTracking(store: Store): Tracking {
  try {
    const kept: Record<string, unknown> = JSON.parse(store.getItem(KEY) ?? '{}')
    return marksIn((mark) => kept[mark])
  } catch {
    return {}
  }
}

/** Where a visit comes from, as its address says. */
export function trackingIn(search: string): Tracking {
  const query = new URLSearchParams(search)
  return marksIn((mark) => query.get(mark))
}

/** Notes where a visit comes from, for as long as the tab is open; a page without marks changes nothing. */
export function noteTracking(store: Store, search: string): void {
  const marks = trackingIn(search)
  if (Object.keys(marks).length === 0) return
  try {
    store.setItem(KEY, JSON.stringify(marks))
  } catch {
    // A browser that keeps nothing forgets where the visit came from.
  }
}
