import type { Passwords } from '#core/accounts/secrets.ts'
import { type Bounds, bounded } from './bounded.ts'

/** product.md §4: 19 MiB, two passes, one lane. */
const ARGON2ID = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const

/** The hash of a password that was thrown away: checking against it takes as long as checking a real one. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$hVUO6YCstoH+jcAIimiFfKJ7rv8myO9CP4h6JmRaRmI$SLO3qSYdpC6XHpX49UXWaCW1DVQ/nm6nhDCQ1Ip7Eh0'

const isArgon2id = (hash: string): boolean => hash.startsWith('$argon2id$')

/** Passwords kept as argon2id; two are worked on at once, off the event loop, and the queue has an end. */
export function argon2Passwords(bounds: Bounds = { atOnce: 2, waiting: 64 }): Passwords {
  const inTurn = bounded(bounds)
  return {
    hash: (password) => inTurn(() => Bun.password.hash(password, ARGON2ID)),

    verify: (password, hash) =>
      inTurn(async () => {
        const known = hash !== null && isArgon2id(hash)
        const right = await Bun.password.verify(password, known ? hash : NOBODYS)
        return known && right
      }),
  }
}
