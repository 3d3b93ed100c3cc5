import type { LiveUpdate } from '#core/notifications/ports.ts'
import { type Millis, SECOND } from '#core/shared/time.ts'

const FIRST_WAIT: Millis = SECOND
const LONGEST_WAIT: Millis = 60 * SECOND
/** `people` refetches most of a page, and others can cause it: at most one in this time. */
const PEOPLE_PAUSE: Millis = SECOND
/** Close codes: the session ended; too many connections of this member, retry later. */
const SIGNED_OUT = 4403
const TOO_MANY = 4429

/** The used part of `WebSocket`. */
export type Connection = Pick<WebSocket, 'close'> & {
  addEventListener(type: 'open', listener: () => void): void
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

type Outside = {
  readonly open: () => Connection
  /** Sets a timer; returns its cancel function. */
  readonly later: (work: () => void, wait: Millis) => () => void
  /** Jitter from 0 to 1: pages do not reconnect simultaneously. */
  readonly chance: () => number
}

type Listener = {
  readonly onUpdate: (update: LiveUpdate) => void
  /** First connection: changes during the page load were missed. */
  readonly connected: () => void
  /** Reconnected: anything may have changed. */
  readonly returned: () => void
  /** The session ended. */
  readonly signedOut: () => void
}

/** Listens for live updates; reconnects with backoff. Returns the stop function. */
export function listenForUpdates(
  { open, later, chance }: Outside,
  { onUpdate, connected, returned, signedOut }: Listener,
): () => void {
  let failures = 0
  let stopped = false
  let connection: Connection | null = null
  let cancel = () => {}
  const people = throttled(() => onUpdate({ type: 'people' }), { later, pause: PEOPLE_PAUSE })

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
      if (update?.type === 'people') people.request()
      else if (update) onUpdate(update)
    })
    opened.addEventListener('close', ({ code }) => {
      if (stopped) return
      if (code === SIGNED_OUT) signedOut()
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
    people.stop()
    connection?.close()
  }
}

/** Runs `work` at once, and then at most once per `pause`; requests in between are merged. */
function throttled(
  work: () => void,
  { later, pause }: Pick<Outside, 'later'> & { readonly pause: Millis },
) {
  let requested = false
  let cancel: (() => void) | null = null
  const run = () => {
    requested = false
    cancel = later(() => {
      cancel = null
      if (requested) run()
    }, pause)
    work()
  }
  return {
    request() {
      if (cancel) requested = true
      else run()
    },
    stop: () => cancel?.(),
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
  'reports',
  'chats',
  'people',
  'everything',
])

/** Parses an update; `null` if invalid. */
export function updateIn(data: unknown): LiveUpdate | null {
  if (typeof data !== 'string') return null
  try {
    const said: unknown = JSON.parse(data)
    return isUpdate(said) ? said : null
  } catch {
    return null
  }
}

// Safe cast: typed by the server, and an update only triggers refetches.
const isUpdate = (said: unknown): said is LiveUpdate =>
  typeof said === 'object' && said !== null && 'type' in said && TYPES.has(said.type)
