import type { MemberId } from '#core/accounts/account.ts'
import { markMatchSeen } from '#core/discovery/liking/unlike.ts'
import { ok } from '#core/shared/result.ts'
import { HOUR, type Millis } from '#core/shared/time.ts'
import { PEOPLE } from './demo-members.ts'
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
        from(PEOPLE.kees.id, 50 * HOUR),
        from(PEOPLE.callum.id, 20 * HOUR),
        from(PEOPLE.stijn.id, HOUR),
        to(PEOPLE.matteo.id, 30 * HOUR),
        to(PEOPLE.isaac.id, 3 * HOUR),
      ],
      [PEOPLE.kees.id],
    ),
  )

const stijnsMatch = liked([to(PEOPLE.stijn.id, 5 * HOUR), from(PEOPLE.stijn.id, 2 * HOUR)])

/** The viewer and Stijn like each other, and the viewer has seen that. */
export const withMatch = (situation: Situation = freeMember()): Situation =>
  and(situation, stijnsMatch, ({ world: { ports } }) =>
    markMatchSeen(ports, { member: VIEWER.id, other: PEOPLE.stijn.id }),
  )

/** While the viewer was away, Stijn and then Callum liked them back. */
export const withNewMatches = (situation: Situation = freeMember()): Situation =>
  and(
    situation,
    stijnsMatch,
    liked([to(PEOPLE.callum.id, 6 * HOUR), from(PEOPLE.callum.id, 3 * HOUR)]),
  )
