import { type Millis, SECOND } from '#core/shared/time.ts'
import { REQUEST_RETRIES } from '#core/site/pages/constants.ts'

type Fetch = typeof globalThis.fetch
type Call = Parameters<Fetch>

/** Dependencies: tests and stories do not wait. */
export type RetryTiming = {
  readonly wait: (ms: Millis) => Promise<void>
  /** Jitter from 0 to 1, so that pages do not retry simultaneously. */
  readonly chance: () => number
  /** Timeout of an attempt. */
  readonly timeout: (ms: Millis) => AbortSignal
  /** Whether the device knows that it has no connection. */
  readonly offline: () => boolean
}

const PACE: RetryTiming = {
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  chance: Math.random,
  timeout: (ms) => AbortSignal.timeout(ms),
  offline: () => globalThis.navigator?.onLine === false,
}

const FIRST_WAIT: Millis = 300
/** Timeouts per attempt: normal calls, and photo uploads. */
export const TIMEOUT = { call: 20 * SECOND, upload: 180 * SECOND } as const

/** Maximum delay accepted from `Retry-After`. */
const LONGEST_WISH: Millis = 5 * SECOND
/** Transient server errors. */
const PASSING = new Set([502, 503, 504])
/** Idempotent methods (RFC 9110 §9.2.2). */
const IDEMPOTENT = new Set(['GET', 'HEAD', 'PUT', 'DELETE'])

/** Whether a call has an idempotency key. */
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

/** Whether a call may be retried after a server error half way. */
const isIdempotent = (init: RequestInit): boolean =>
  IDEMPOTENT.has((init.method ?? 'GET').toUpperCase()) || hasOwnId(init)

/**
 * Retries up to 5 times with exponential backoff (spec §7): any call after a network error, a timeout or an
 * unavailable server; after other server errors only idempotent calls. Not while the device is offline.
 */
export function retryingFetch(fetch: Fetch, pace: Partial<RetryTiming> = {}): Fetch {
  const { wait, chance, timeout, offline } = { ...PACE, ...pace }

  async function attempt([input, init = {}]: Call): Promise<Response> {
    const limit = timeout(init.body instanceof FormData ? TIMEOUT.upload : TIMEOUT.call)
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
    const response = await fetch(input, { ...init, signal })
    // A truncated response is retried like none.
    await response.clone().arrayBuffer()
    return response
  }

  const trying = async (...call: Call) => {
    const [, init = {}] = call
    const retried = (status: number) =>
      PASSING.has(status) || (status === 500 && isIdempotent(init))
    for (let tries = 0; ; tries++) {
      let wished: Millis = 0
      const last = () => tries === REQUEST_RETRIES || init.signal?.aborted === true || offline()
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

/** A network error or timeout; anything else is a bug. */
const isPassing = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
