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

/** The traffic source of this visit, from its first page (spec §3, Tracking). */
export function readTracking(store: Store): Tracking {
  try {
    const stored: Record<string, unknown> = JSON.parse(store.getItem(KEY) ?? '{}')
    return marksIn((mark) => stored[mark])
  } catch {
    return {}
  }
}

/** The traffic source in a URL. */
export function trackingIn(search: string): Tracking {
  const query = new URLSearchParams(search)
  return marksIn((mark) => query.get(mark))
}

/** Stores the traffic source in session storage; a URL without one changes nothing. */
export function noteTracking(store: Store, search: string): void {
  const marks = trackingIn(search)
  if (Object.keys(marks).length === 0) return
  try {
    store.setItem(KEY, JSON.stringify(marks))
  } catch {
    // Without storage it is lost.
  }
}
