import { type Millis, SECOND } from '#core/shared/time.ts'
import { REQUEST_RETRIES } from '#core/site/limits.ts'

type Fetch = typeof globalThis.fetch
type Call = Parameters<Fetch>

/** What it takes from outside: tests and stories wait for nothing. */
export type Pace = {
  readonly wait: (ms: Millis) => Promise<void>
  /** Between 0 and 1, so that pages that lost one server do not all come back in the same moment. */
  readonly chance: () => number
  /** Ends an attempt that takes too long. */
  readonly timeout: (ms: Millis) => AbortSignal
}

const PACE: Pace = {
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  chance: Math.random,
  timeout: (ms) => AbortSignal.timeout(ms),
}

const FIRST_WAIT: Millis = 300
/** The longest one attempt may take: to answer, and to send a photo over a poor line. */
export const TIMEOUT = { call: 20 * SECOND, upload: 180 * SECOND } as const

/** A server may ask for a longer wait, but a member waits no longer than this for one try. */
const LONGEST_WISH: Millis = 5 * SECOND
/** A server that is starting, full or out of reach may be fine in a moment. */
const PASSING = new Set([502, 503, 504])
/** What HTTP itself calls idempotent (RFC 9110 §9.2.2). */
const IDEMPOTENT = new Set(['GET', 'HEAD', 'PUT', 'DELETE'])

/** Whether a call carries an id made here, under which the server does it once. */
function hasOwnId({ body, headers }: RequestInit): boolean {
  if (new Headers(headers).has('idempotency-key')) return true
  if (body instanceof FormData) return body.has('id')
  if (typeof body !== 'string') return false
  try {
    const said: unknown = JSON.parse(body)
    return typeof said === 'object' && said !== null && 'id' in said
  } catch {
    return false
  }
}

/** Whether a call may be sent again after the server failed half way: what it did by then is done once. */
const isIdempotent = (init: RequestInit): boolean =>
  IDEMPOTENT.has((init.method ?? 'GET').toUpperCase()) || hasOwnId(init)

/**
 * Tries again, up to 5 times with exponential delay (spec §7): after a lost connection, an attempt that took too
 * long, and a server that is not ready, whatever the call; after a server's failure only where the call is idempotent.
 */
export function persistent(fetch: Fetch, pace: Partial<Pace> = {}): Fetch {
  const { wait, chance, timeout } = { ...PACE, ...pace }

  async function attempt([input, init = {}]: Call): Promise<Response> {
    const limit = timeout(init.body instanceof FormData ? TIMEOUT.upload : TIMEOUT.call)
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
    const response = await fetch(input, { ...init, signal })
    // An answer that stops half way is tried again like one that never came.
    await response.clone().arrayBuffer()
    return response
  }

  const trying = async (...call: Call) => {
    const [, init = {}] = call
    const retried = (status: number) =>
      PASSING.has(status) || (status === 500 && isIdempotent(init))
    for (let tries = 0; ; tries++) {
      let wished: Millis = 0
      const last = () => tries === REQUEST_RETRIES || init.signal?.aborted === true
      try {
        const response = await attempt(call)
        if (!retried(response.status) || last()) return response
        wished = Number(response.headers.get('retry-after') ?? 0) * SECOND
      } catch (error) {
        if (last() || !isPassing(error)) throw error
      }
      const backoff = FIRST_WAIT * 2 ** tries
      const jittered = backoff / 2 + (backoff / 2) * chance()
      await wait(Math.max(jittered, Math.min(wished, LONGEST_WISH) || 0))
    }
  }
  return Object.assign(trying, { preconnect: fetch.preconnect })
}

/** A connection that broke, or an attempt that took too long; anything else is a mistake of ours. */
const isPassing = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
