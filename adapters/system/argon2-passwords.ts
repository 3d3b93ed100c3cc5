import type { Passwords } from '#core/accounts/secrets.ts'
import { type Bounds, bounded } from './bounded.ts'

/** product.md §4: 19 MiB, two passes, one lane. */
const ARGON2ID = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const

/** The hash of a password that was thrown away: checking against it takes as long as checking a real one. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$hVUO6YCstoH+jcAIimiFfKJ7rv8myO9CP4h6JmRaRmI$SLO3qSYdpC6XHpX49UXWaCW1DVQ/nm6nhDCQ1Ip7Eh0'

const isArgon2id = (hash: string): boolean => hash.startsWith('$argon2id$')

type Queues = { readonly hashing: Bounds; readonly verifying: Bounds }

const QUEUES: Queues = {
  hashing: { atOnce: 1, waiting: 32 },
  verifying: { atOnce: 2, waiting: 64 },
}

/**
 * Passwords kept as argon2id, worked on off the event loop. Logging in has a queue of its own, so that no crowd of
 * signups keeps members out; both queues have an end.
 */
export function argon2Passwords({ hashing, verifying }: Queues = QUEUES): Passwords {
  const toHash = bounded(hashing)
  const toVerify = bounded(verifying)
  return {
    hash: (password) => toHash(() => Bun.password.hash(password, ARGON2ID)),

    verify: (password, hash) =>
      toVerify(async () => {
        const known = hash !== null && isArgon2id(hash)
        const right = await Bun.password.verify(password, known ? hash : NOBODYS)
        return known && right
      }),
  }
}
