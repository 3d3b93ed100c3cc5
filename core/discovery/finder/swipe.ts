import type { Account, MemberId } from '../../accounts/account.ts'
import type { Ports } from '../../ports.ts'
import { minutesUntil } from '../../shared/limit.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import type { DiscoveryError, LikeError } from '../errors.ts'
import { type GiveLike, giveLike, type Liked } from '../liking/give-like.ts'
import { likesLeft, SWIPE_LIKES_PER_DAY, type SwipeDay, swipeDayAt } from '../ports.ts'

/** Remaining likes today, and when they reset. */
type SwipesLeft = { readonly left: number; readonly renewsAt: Instant }

const left = (day: SwipeDay): SwipesLeft => ({ left: likesLeft(day), renewsAt: day.renewsAt })

/** A member's remaining likes in the swipe game today. */
export async function swipesLeft(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  { id: member, timeZone }: Pick<Account, 'id' | 'timeZone'>,
): Promise<SwipesLeft> {
  return left(swipeDayAt(await reads.swipeDays.of(member), { member, timeZone }, now()))
}

type Needs = Pick<Ports, 'atomically' | 'limits' | 'secrets' | 'now'>
type Refusal = LikeError | Extract<DiscoveryError, { code: 'swipe.limit-reached' }>

/** A like, and the remaining ones. */
type Swiped = Liked & SwipesLeft

/**
 * Likes a profile in the swipe game, within the daily limit. Repeating a like costs none, and undoing one returns
 * none: otherwise the limit could be bypassed.
 */
export async function swipe(
  ports: Needs,
  { from, to, site }: Omit<GiveLike, 'swiped'>,
): Promise<Result<Swiped, Refusal>> {
  return ports.atomically(async (stores) => {
    // Locked, so that concurrent swipes are counted one after another; both accounts, as for any like.
    const [account] = await stores.accounts.lockBoth(from, to)
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

/** Removes a member's skips: the match finder shows those profiles again. */
export async function clearSkips(
  { atomically }: Pick<Ports, 'atomically'>,
  member: MemberId,
): Promise<void> {
  await atomically(async ({ passes }) => ok(await passes.removeSkips(member)))
}
