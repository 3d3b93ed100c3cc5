import { withTimeout } from '#adapters/shared/with-timeout.ts'
import { type Instant, type Millis, SECOND } from '#core/shared/time.ts'

/** How long the storage's answer is cached. */
const LIFE: Millis = SECOND

type Options = {
  /** Resolves if the storage works. */
  readonly proof: () => Promise<void>
  /** Since when events wait for their consumers; reads as everybody does, so that load may delay it. */
  readonly eventsWaitSince: () => Promise<Instant | null>
  /** Timeout of the check. */
  readonly limit: Millis
  readonly now: () => Millis
}

/** That a server is ready. Waiting events are said, but no reason to send it no traffic. */
export type Ready = { readonly eventsWaitSince: Instant | null }

export type Readiness = {
  /** `null` if not ready. */
  check(): Promise<Ready | null>
  /** Not ready from now on, during shutdown. */
  leave(): void
}

/** Readiness of this process. The storage is checked at most once a second, with a timeout. */
export function readiness({ proof, eventsWaitSince, limit, now }: Options): Readiness {
  let leaving = false
  let last: { readonly at: Millis; readonly proven: Promise<Ready | null> } | null = null

  let since: Instant | null = null

  async function prove(): Promise<Ready | null> {
    const late = () => new Error('the storage proves nothing in time')
    const [proven] = await Promise.allSettled([
      withTimeout(limit, proof(), late),
      // Not known in time: what was known before.
      withTimeout(limit, eventsWaitSince(), late).then((found) => {
        since = found
      }),
    ])
    return proven.status === 'fulfilled' ? { eventsWaitSince: since } : null
  }

  return {
    async check() {
      if (leaving) return null
      const at = now()
      if (!last || at - last.at >= LIFE) last = { at, proven: prove() }
      const proven = await last.proven
      return leaving ? null : proven
    },
    leave() {
      leaving = true
    },
  }
}
