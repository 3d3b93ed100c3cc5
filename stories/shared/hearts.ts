import type { MemberId } from '#core/accounts/account.ts'
import { ok } from '#core/shared/result.ts'
import { HOUR, type Millis } from '#core/shared/time.ts'
import { CAST } from './cast.ts'
import { and, type Scene, type Situation } from './situation.ts'
import { freeMember } from './situations.ts'
import { VIEWER } from './viewer.ts'

type Heart = { readonly from: MemberId; readonly to: MemberId; readonly ago: Millis }

const from = (id: MemberId, ago: Millis): Heart => ({ from: id, to: VIEWER.id, ago })
const to = (id: MemberId, ago: Millis): Heart => ({ from: VIEWER.id, to: id, ago })

const liked =
  (hearts: readonly Heart[], seen: readonly MemberId[] = []) =>
  ({ world: { ports } }: Scene) =>
    ports.atomically(async ({ likes }) => {
      for (const { ago, ...heart } of hearts) {
        const at = ports.now() - ago
        const seenAt = seen.includes(heart.from) ? at + HOUR / 2 : null
        await likes.add({ ...heart, at, seenAt, swiped: false })
      }
      return ok(null)
    })

/** Two new likes, one seen, and two given by the viewer. */
export const withLikes = (situation: Situation = freeMember()): Situation =>
  and(
    situation,
    liked(
      [
        from(CAST.kees.id, 50 * HOUR),
        from(CAST.callum.id, 20 * HOUR),
        from(CAST.stijn.id, HOUR),
        to(CAST.matteo.id, 30 * HOUR),
        to(CAST.isaac.id, 3 * HOUR),
      ],
      [CAST.kees.id],
    ),
  )

/** The viewer and Stijn like each other. */
export const withMatch = (situation: Situation = freeMember()): Situation =>
  and(situation, liked([to(CAST.stijn.id, 5 * HOUR), from(CAST.stijn.id, 2 * HOUR)]))
