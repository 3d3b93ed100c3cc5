import type { Tracking } from '#core/site/settings.ts'

const KEY = 'tracking'
/** Apart from the rest: the script at the start of every page stores it without reading that. */
const LANDER_KEY = 'lander'
const MARKS = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const
/** The slug of a lander, which the API parses. */
const SLUG = /\/(?:landers\/[a-z]+|landing[23])\/([^/]+)$/i

/** The API takes no longer ones. */
const LONGEST = 200

type Marks = Pick<Tracking, (typeof MARKS)[number]>
/** The traffic source, and the slug of the lander. */
type Source = Marks & { readonly slug?: string }
type Store = Pick<Storage, 'getItem' | 'setItem'>

/** The beginning of a text, without what no request can carry: NUL, and half of a character. */
const sendable = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replaceAll('\0', '')
    .replace(/\p{Cs}/gu, '')

const marksIn = (read: (mark: (typeof MARKS)[number]) => unknown): Marks =>
  Object.fromEntries(
    MARKS.flatMap((mark) => {
      const value = read(mark)
      const text = typeof value === 'string' ? sendable(value) : ''
      return text === '' ? [] : [[mark, text]]
    }),
  )

/** The traffic source of this visit, from its first page (spec §3, Tracking), and its last lander's slug. */
export function readTracking(store: Store): Source {
  try {
    const stored: Record<string, unknown> = JSON.parse(store.getItem(KEY) ?? '{}')
    const slug = store.getItem(LANDER_KEY)
    return { ...marksIn((mark) => stored[mark]), ...(slug && { slug: sendable(slug) }) }
  } catch {
    return {}
  }
}

/** The traffic source in a URL. */
export function trackingIn(search: string): Marks {
  const query = new URLSearchParams(search)
  return marksIn((mark) => query.get(mark))
}

/** Stores the traffic source in session storage; a URL without one changes nothing, nor does a lander's slug the rest. */
export function noteTracking(store: Store, { pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  const marks = trackingIn(search)
  const slug = SLUG.exec(pathname)?.[1] ?? ''
  const isNew = Object.keys(marks).length > 0
  try {
    if (isNew) store.setItem(KEY, JSON.stringify(marks))
    // Another source did not come by an earlier lander.
    if (isNew || slug) store.setItem(LANDER_KEY, slug)
  } catch {
    // Without storage it is lost.
  }
}
