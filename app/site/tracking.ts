import type { Tracking } from '#core/site/tracking.ts'

const KEY = 'tracking'
const MARKS = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const
/** The slug of a lander, which the API parses. */
const SLUG = /\/(?:landers\/[a-z]+|landing[23])\/([^/]+)$/i

type Mark = (typeof MARKS)[number] | 'slug'
/** The traffic source, and the slug of the lander. */
type Source = Pick<Tracking, (typeof MARKS)[number]> & { readonly slug?: string }
type Store = Pick<Storage, 'getItem' | 'setItem'>

const marksIn = (marks: readonly Mark[], read: (mark: Mark) => unknown): Source =>
  Object.fromEntries(
    marks.flatMap((mark) => {
      const value = read(mark)
      return typeof value === 'string' && value !== '' ? [[mark, value.slice(0, 200)]] : []
    }),
  )

/** The traffic source of this visit, from its first page (spec §3, Tracking), and its last lander's slug. */
export function readTracking(store: Store): Source {
  try {
    const stored: Record<string, unknown> = JSON.parse(store.getItem(KEY) ?? '{}')
    return marksIn([...MARKS, 'slug'], (mark) => stored[mark])
  } catch {
    return {}
  }
}

/** The traffic source in a URL. */
export function trackingIn(search: string): Source {
  const query = new URLSearchParams(search)
  return marksIn(MARKS, (mark) => query.get(mark))
}

/** Stores the traffic source in session storage; a URL without one changes nothing, nor does a lander's slug the rest. */
export function noteTracking(store: Store, { pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  const marks = trackingIn(search)
  const slug = SLUG.exec(pathname)?.[1]
  const isNew = Object.keys(marks).length > 0
  if (!isNew && !slug) return
  try {
    const before = isNew ? {} : readTracking(store)
    store.setItem(KEY, JSON.stringify({ ...before, ...marks, ...(slug && { slug }) }))
  } catch {
    // Without storage it is lost.
  }
}
