import { withTimeout } from '#adapters/shared/with-timeout.ts'
import { type Millis, SECOND } from '#core/shared/time.ts'

/** How long the storage's answer is believed. */
const LIFE: Millis = SECOND

type Options = {
  /** Resolves when the storage works. */
  readonly proof: () => Promise<void>
  /** How long that may take. */
  readonly limit: Millis
  readonly now: () => Millis
}

export type Readiness = {
  isReady(): Promise<boolean>
  /** From now on it is not, whatever the storage says. */
  leave(): void
}

/**
 * Whether this process can do its work. However many ask, the storage is asked once a second at most, and who asks is
 * answered in time.
 */
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
