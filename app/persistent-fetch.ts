import { REQUEST_RETRIES } from '#core/site/limits.ts'

type Fetch = typeof globalThis.fetch

const FIRST_WAIT = 300
/** A server that is starting, full or out of reach may be fine in a moment. */
const PASSING = new Set([502, 503, 504])

const waited = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Tries again, up to 5 times with exponential delay (spec §7). Every call may be sent twice: the API
 * promises that a replay is answered as the first one was.
 */
export function persistent(fetch: Fetch, wait: (ms: number) => Promise<void> = waited): Fetch {
  const trying = async (...call: Parameters<Fetch>) => {
    for (let attempt = 0; ; attempt++) {
      const last = attempt === REQUEST_RETRIES || call[1]?.signal?.aborted === true
      try {
        const response = await fetch(...call)
        if (last || !PASSING.has(response.status)) return response
      } catch (error) {
        if (last || !(error instanceof TypeError)) throw error
      }
      await wait(FIRST_WAIT * 2 ** attempt)
    }
  }
  return Object.assign(trying, { preconnect: fetch.preconnect })
}
