import type { Announcement } from '#core/notifications/announcements.ts'
import { type Millis, SECOND } from '#core/shared/time.ts'

const FIRST_WAIT: Millis = SECOND
const LONGEST_WAIT: Millis = 60 * SECOND

/** What is used of a browser's WebSocket. */
export type Line = Pick<WebSocket, 'close'> & {
  addEventListener(type: 'open' | 'close', heard: () => void): void
  addEventListener(type: 'message', heard: (event: { readonly data: unknown }) => void): void
}

type Outside = {
  readonly open: () => Line
  /** Does the work after a while, unless the answer is called first. */
  readonly later: (work: () => void, wait: Millis) => () => void
  /** Between 0 and 1: pages that lost one server do not all come back in the same moment. */
  readonly chance: () => number
}

type Listener = {
  readonly heard: (hint: Announcement) => void
  /** The line is back after a silence, in which anything may have happened. */
  readonly returned: () => void
}

/** Listens for hints until the answer is called; a line that breaks is opened again, ever more patiently. */
export function listenForHints(
  { open, later, chance }: Outside,
  { heard, returned }: Listener,
): () => void {
  let failures = 0
  let stopped = false
  let line: Line | null = null
  let cancel = () => {}

  const connect = () => {
    const opened = open()
    line = opened
    opened.addEventListener('open', () => {
      if (failures > 0) returned()
      failures = 0
    })
    opened.addEventListener('message', ({ data }) => {
      const hint = hintIn(data)
      if (hint) heard(hint)
    })
    opened.addEventListener('close', () => {
      if (stopped) return
      const wait = Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT)
      failures += 1
      cancel = later(connect, wait / 2 + (wait / 2) * chance())
    })
  }

  connect()
  return () => {
    stopped = true
    cancel()
    line?.close()
  }
}

const TYPES: ReadonlySet<unknown> = new Set<Announcement['type']>([
  'message',
  'read',
  'like',
  'match',
  'account',
])

/** The hint in what came over the line; `null` for what is not one. */
export function hintIn(data: unknown): Announcement | null {
  if (typeof data !== 'string') return null
  try {
    const said: unknown = JSON.parse(data)
    return isHint(said) ? said : null
  } catch {
    return null
  }
}

// The server's types promise the rest of it; a hint only ever makes a page ask.
const isHint = (said: unknown): said is Announcement =>
  typeof said === 'object' && said !== null && 'type' in said && TYPES.has(said.type)
