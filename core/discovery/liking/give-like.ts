import { isOnSite, isOpen, isShown, isShownOn, type MemberId } from '../../accounts/account.ts'
import { tryKeys } from '../../accounts/rate-limit.ts'
import { type Counted, consumeTry } from '../../accounts/tries.ts'
import type { Ports, Stores } from '../../ports.ts'
import { minutesUntil } from '../../shared/limit.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { SiteId } from '../../site/settings.ts'
import type { LikeError } from '../errors.ts'

/** Result of a like. */
export type Liked = {
  readonly from: MemberId
  readonly to: MemberId
  /** Whether it is now a match. */
  readonly match: boolean
}

export type GiveLike = {
  readonly from: MemberId
  readonly to: MemberId
  /** The site; both must be shown on it. */
  readonly site: SiteId
  readonly swiped: boolean
}

type Needs = Pick<Stores, 'accounts' | 'profiles' | 'blocks' | 'likes' | 'attempts' | 'events'>

type Stamp = Pick<Ports, 'limits' | 'secrets' | 'now'>

const likesOf = ({ limits, secrets }: Stamp, from: MemberId): Counted => ({
  key: tryKeys(secrets).likes(from),
  limit: limits.likes,
})

/** Stores a like of a visible member; idempotent. */
export async function giveLike(
  stores: Needs,
  stamp: Stamp,
  { from, to, site, swiped }: GiveLike,
): Promise<Result<Liked, LikeError>> {
  const { accounts, blocks, likes } = stores
  if (from === to) return err({ code: 'like.self' })
  const [liker, liked] = await accounts.lockBoth(from, to)
  const both = liker && isOpen(liker) && liked && isShownOn(liked, site)
  if (!both || (await blocks.between(from, to))) return err({ code: 'profile.not-found' })
  if (!isOnSite(liker, site)) return err({ code: 'site.not-shown' })

  const at = stamp.now()
  const fresh = await likes.add({ from, to, at, seenAt: null, swiped })
  const until = fresh ? await consumeTry(stores, likesOf(stamp, from), at) : null
  if (until) return err({ code: 'likes.too-many', minutes: minutesUntil(until, at) })
  const theirs = await likes.between(to, from)
  const match = theirs !== null
  // Who answers a like is told nothing new by it.
  if (fresh && theirs?.seenAt === null) await likes.seen(to, from, at)
  // Likes by members not shown yet stay private.
  if (fresh && isShown(liker)) {
    const type = match ? 'match.made' : 'member.liked'
    await stores.events.append({ type, from, to, site }, at)
  }
  return ok({ from, to, match })
}

type LikeProfileNeeds = Pick<Ports, 'atomically' | 'limits' | 'secrets' | 'now'>

/** Likes a profile, and returns whether it is a match. */
export async function likeProfile(
  ports: LikeProfileNeeds,
  command: Omit<GiveLike, 'swiped'>,
): Promise<Result<Liked, LikeError>> {
  return ports.atomically((stores) => giveLike(stores, ports, { ...command, swiped: false }))
}
