import type { Account } from '../accounts/account.ts'
import type { LikeError } from '../likes/errors.ts'
import { type GiveLike, giveLike, type Liked } from '../likes/give-like.ts'
import type { Ports } from '../ports.ts'
import { minutesUntil } from '../shared/limit.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { DiscoveryError } from './errors.ts'
import { likesLeft, SWIPE_LIKES_PER_DAY, type SwipeDay, swipeDayAt } from './swipe-days.ts'

/** What the swipe game still holds today, and when it holds all of it again. */
export type SwipesLeft = { readonly left: number; readonly renewsAt: Instant }

const left = (day: SwipeDay): SwipesLeft => ({ left: likesLeft(day), renewsAt: day.renewsAt })

/** How many likes the swipe game still holds for a member today. */
export async function swipesLeft(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  { id: member, timeZone }: Pick<Account, 'id' | 'timeZone'>,
): Promise<SwipesLeft> {
  return left(swipeDayAt(await reads.swipeDays.of(member), { member, timeZone }, now()))
}

type Needs = Pick<Ports, 'atomically' | 'limits' | 'secrets' | 'now'>
type Refusal = LikeError | Extract<DiscoveryError, { code: 'swipe.limit-reached' }>

/** A like and what more the day holds. */
export type Swiped = Liked & SwipesLeft

/**
 * Likes somebody in the swipe game, where a day holds only so many. A like given before costs none, and one taken back
 * later gives none back: else a day would hold as many as one likes.
 */
export async function swipe(
  ports: Needs,
  { from, to, site }: Omit<GiveLike, 'swiped'>,
): Promise<Result<Swiped, Refusal>> {
  return ports.atomically(async (stores) => {
    // Held, so that swipes sent at once are counted one after another; both, as for any like.
    const [account] = await stores.accounts.holdBoth(from, to)
    const at = ports.now()
    const whose = { member: from, timeZone: account?.timeZone ?? null }
    const day = swipeDayAt(await stores.swipeDays.of(from), whose, at)
    const again = (await stores.likes.between(from, to)) !== null
    if (likesLeft(day) === 0 && !again) {
      const minutes = minutesUntil(day.renewsAt, at)
      return err({ code: 'swipe.limit-reached', limit: SWIPE_LIKES_PER_DAY, minutes })
    }
    const liked = await giveLike(stores, ports, { from, to, site, swiped: true })
    if (!liked.ok) return liked
    const next = again ? day : { ...day, likes: day.likes + 1 }
    if (!again) await stores.swipeDays.save(next)
    await stores.passes.remove(from, to)
    return ok({ ...liked.value, ...left(next) })
  })
}
