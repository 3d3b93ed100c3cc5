import { isOpen, isShown, type MemberId } from '../accounts/account.ts'
import { tellMember } from '../notifications/tell-member.ts'
import type { Ports, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { DAY, type Instant, type Millis } from '../shared/time.ts'
import type { LikeError } from './errors.ts'

/** What a like came to. */
export type Liked = {
  readonly from: MemberId
  readonly to: MemberId
  /** Whether it is a match now. */
  readonly match: boolean
  /** Whether the other is to hear of it: not again, and not from somebody whom they cannot see yet. */
  readonly tell: boolean
}

export type GiveLike = {
  readonly from: MemberId
  readonly to: MemberId
  readonly swiped: boolean
}

type Needs = Pick<
  Stores,
  'accounts' | 'profiles' | 'blocks' | 'likes' | 'attempts' | 'outbox' | 'pushSubscriptions'
>

/** Who takes a like back and gives it again is not told of twice a day. */
const TOLD_ONCE: Millis = DAY

/** Keeps a like of somebody who is to be seen; liking twice is liking once. */
export async function giveLike(
  stores: Needs,
  stamp: Pick<Ports, 'now' | 'newId'>,
  { from, to, swiped }: GiveLike,
): Promise<Result<Liked, LikeError>> {
  const { accounts, blocks, likes } = stores
  if (from === to) return err({ code: 'like.self' })
  const liker = await accounts.byId(from)
  const liked = await accounts.byId(to)
  const both = liker && isOpen(liker) && liked && isShown(liked)
  if (!both || (await blocks.between(from, to))) return err({ code: 'profile.not-found' })

  const at = stamp.now()
  const fresh = await likes.add({ from, to, at, seenAt: null, swiped })
  const match = (await likes.between(to, from)) !== null
  const tell = fresh && isShown(liker) && (await isNews(stores, from, to, at))
  if (tell) {
    await tellMember(stores, stamp, { kind: match ? 'new-match' : 'new-like', member: to, from })
  }
  return ok({ from, to, match, tell })
}

/** Lets the other's open pages know, once the like is kept. */
export function announceLike(
  { announcer }: Pick<Ports, 'announcer'>,
  { from, to, match, tell }: Liked,
): void {
  if (!tell) return
  announcer.announce(to, match ? { type: 'match', with: from } : { type: 'like', from })
}

async function isNews(
  { attempts }: Pick<Stores, 'attempts'>,
  from: MemberId,
  to: MemberId,
  at: Instant,
): Promise<boolean> {
  const key = `like:${from}:${to}`
  const told = await attempts.since(key, at - TOLD_ONCE)
  if (told.length > 0) return false
  await attempts.add(key, at)
  return true
}
