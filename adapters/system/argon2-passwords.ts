import type { Passwords } from '#core/accounts/ports.ts'
import { type ConcurrencyLimits, limitConcurrency } from '#core/shared/concurrency.ts'

/** product.md §4: 19 MiB, two passes, one lane. */
const ARGON2ID = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const

/** Dummy hash: checking an unknown email takes as long as a real one. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$hVUO6YCstoH+jcAIimiFfKJ7rv8myO9CP4h6JmRaRmI$SLO3qSYdpC6XHpX49UXWaCW1DVQ/nm6nhDCQ1Ip7Eh0'

const isArgon2id = (hash: string): boolean => hash.startsWith('$argon2id$')

type Queues = { readonly hashing: ConcurrencyLimits; readonly verifying: ConcurrencyLimits }

const QUEUES: Queues = {
  hashing: { atOnce: 1, waiting: 32 },
  verifying: { atOnce: 2, waiting: 64 },
}

/**
 * argon2id off the event loop. Login has its own queue, so that many signups do not block it; both queues are
 * bounded.
 */
export function argon2Passwords({ hashing, verifying }: Queues = QUEUES): Passwords {
  const toHash = limitConcurrency(hashing)
  const toVerify = limitConcurrency(verifying)
  return {
    hash: (password) => toHash(() => Bun.password.hash(password, ARGON2ID)),

    verify: (password, hash) =>
      toVerify(async () => {
        const known = hash !== null && isArgon2id(hash)
        const right = await Bun.password.verify(password, known ? hash : DUMMY_HASH)
        return known && right
      }),
  }
}
