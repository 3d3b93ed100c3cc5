import type { LiveUpdate } from '#core/notifications/live-updates.ts'
import { type Millis, SECOND } from '#core/shared/time.ts'

const FIRST_WAIT: Millis = SECOND
const LONGEST_WAIT: Millis = 60 * SECOND
/** The server says that the member's other pages have taken every place: not before one of them closes. */
const TOO_MANY = 4429

/** What is used of a browser's WebSocket. */
export type Connection = Pick<WebSocket, 'close'> & {
  addEventListener(type: 'open', heard: () => void): void
  addEventListener(type: 'close', heard: (event: { readonly code: number }) => void): void
  addEventListener(type: 'message', heard: (event: { readonly data: unknown }) => void): void
}

type Outside = {
  readonly open: () => Connection
  /** Does the work after a while, unless the answer is called first. */
  readonly later: (work: () => void, wait: Millis) => () => void
  /** Between 0 and 1: pages that lost one server do not all come back in the same moment. */
  readonly chance: () => number
}

type Listener = {
  readonly heard: (update: LiveUpdate) => void
  /** The first connection stands: what was told before it, while the page was fetched, nobody heard here. */
  readonly connected: () => void
  /** The connection is back after a silence, in which anything may have happened. */
  readonly returned: () => void
}

/** Listens for live updates until the answer is called; a connection that breaks is opened again, ever more patiently. */
export function listenForUpdates(
  { open, later, chance }: Outside,
  { heard, connected, returned }: Listener,
): () => void {
  let failures = 0
  let stopped = false
  let connection: Connection | null = null
  let cancel = () => {}

  const connect = () => {
    const opened = open()
    connection = opened
    opened.addEventListener('open', () => {
      if (failures > 0) returned()
      else connected()
      failures = 0
    })
    opened.addEventListener('message', ({ data }) => {
      const update = updateIn(data)
      if (update) heard(update)
    })
    opened.addEventListener('close', ({ code }) => {
      if (stopped) return
      const wait =
        code === TOO_MANY ? LONGEST_WAIT : Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT)
      failures += 1
      cancel = later(connect, wait / 2 + (wait / 2) * chance())
    })
  }

  connect()
  return () => {
    stopped = true
    cancel()
    connection?.close()
  }
}

const TYPES: ReadonlySet<unknown> = new Set<LiveUpdate['type']>([
  'message',
  'read',
  'like',
  'match',
  'account',
  'order',
  'photos',
  'chats',
  'people',
  'everything',
])

/** The update in what came over the connection; `null` for what is not one. */
export function updateIn(data: unknown): LiveUpdate | null {
  if (typeof data !== 'string') return null
  try {
    const said: unknown = JSON.parse(data)
    return isUpdate(said) ? said : null
  } catch {
    return null
  }
}

// The server's types promise the rest of it; an update only ever makes a page ask.
const isUpdate = (said: unknown): said is LiveUpdate =>
  typeof said === 'object' && said !== null && 'type' in said && TYPES.has(said.type)
