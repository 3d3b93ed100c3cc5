import { withTimeout } from '#adapters/shared/with-timeout.ts'
import { type Millis, SECOND } from '#core/shared/time.ts'

/** How long the storage's answer is cached. */
const LIFE: Millis = SECOND

type Options = {
  /** Resolves if the storage works. */
  readonly proof: () => Promise<void>
  /** Timeout of the check. */
  readonly limit: Millis
  readonly now: () => Millis
}

export type Readiness = {
  isReady(): Promise<boolean>
  /** Not ready from now on, during shutdown. */
  leave(): void
}

/** Readiness of this process. The storage is checked at most once a second, with a timeout. */
export function readiness({ proof, limit, now }: Options): Readiness {
  let leaving = false
  let last: { readonly at: Millis; readonly proven: Promise<boolean> } | null = null

  function prove(): Promise<boolean> {
    const late = () => new Error('the storage proves nothing in time')
    return withTimeout(limit, proof(), late).then(
      () => true,
      () => false,
    )
  }

  return {
    async isReady() {
      if (leaving) return false
      const at = now()
      if (!last || at - last.at >= LIFE) last = { at, proven: prove() }
      return (await last.proven) && !leaving
    },
    leave() {
      leaving = true
    },
  }
}
