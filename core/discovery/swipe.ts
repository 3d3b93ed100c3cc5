import type { MemberId } from '../accounts/account.ts'
import type { LikeError } from '../likes/errors.ts'
import { type GiveLike, giveLike, type Liked } from '../likes/give-like.ts'
import type { Ports, Reads } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { DAY, type Instant } from '../shared/time.ts'
import type { DiscoveryError } from './errors.ts'

/** Spec §9: likes per day in the swipe game. */
export const SWIPE_LIKES_PER_DAY = 4

/** Swipe days begin at midnight UTC. */
const startOfDay = (moment: Instant): Instant => moment - (moment % DAY)

/** How many likes the swipe game still holds for a member today. */
export async function swipesLeft(
  { reads, now }: { readonly reads: Pick<Reads, 'likes'> } & Pick<Ports, 'now'>,
  { member }: { readonly member: MemberId },
): Promise<number> {
  const used = await reads.likes.swipedSince(member, startOfDay(now()))
  return Math.max(0, SWIPE_LIKES_PER_DAY - used)
}

type Needs = Pick<Ports, 'atomically' | 'limits' | 'secrets' | 'now'>
type Refusal = LikeError | Extract<DiscoveryError, { code: 'swipe.limit-reached' }>

/** A like and how many more the day holds. */
export type Swiped = Liked & { readonly left: number }

/** Likes somebody in the swipe game, where a day holds only so many; a like given before costs none. */
export async function swipe(
  ports: Needs,
  { from, to, site }: Omit<GiveLike, 'swiped'>,
): Promise<Result<Swiped, Refusal>> {
  const { now } = ports
  return ports.atomically(async (stores) => {
    // Held, so that swipes sent at once are counted one after another; both, as for any like.
    await stores.accounts.holdBoth(from, to)
    const left = await swipesLeft({ reads: stores, now }, { member: from })
    const again = (await stores.likes.between(from, to)) !== null
    if (left === 0 && !again) {
      return err({ code: 'swipe.limit-reached', limit: SWIPE_LIKES_PER_DAY })
    }
    const liked = await giveLike(stores, ports, { from, to, site, swiped: true })
    return liked.ok ? ok({ ...liked.value, left: again ? left : left - 1 }) : liked
  })
}
