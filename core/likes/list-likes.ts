import type { MemberId } from '../accounts/account.ts'
import type { Ports, Reads } from '../ports.ts'
import type { Profile } from '../profiles/profile.ts'
import type { Instant } from '../shared/time.ts'
import type { SiteId } from '../site/settings.ts'
import type { Like } from './likes.ts'
import { shownProfiles } from './shown-profiles.ts'

/** A like as a list shows it: with the profile of the other. */
export type ListedLike = {
  readonly profile: Profile
  readonly at: Instant
  /** Received and not looked at yet. */
  readonly isNew: boolean
  readonly match: boolean
}

export type LikeLists = {
  readonly given: readonly ListedLike[]
  /** New ones first (spec §4). */
  readonly received: readonly ListedLike[]
  readonly matches: readonly ListedLike[]
}

/** How many likes each list goes back. */
const LISTED = 500
/** One more than a badge can say. */
const COUNTED = 100

/** Whom a member likes, who likes them, and who does both, among those who are shown on a site. */
export async function listLikes(
  { reads }: Pick<Ports, 'reads'>,
  { member, site }: { readonly member: MemberId; readonly site: SiteId },
): Promise<LikeLists> {
  const [given, received] = await Promise.all([
    reads.likes.givenBy(member, LISTED),
    reads.likes.receivedBy(member, LISTED),
  ])
  const likedByMember = new Set(given.map(({ to }) => to))
  const likersOfMember = new Set(received.map(({ from }) => from))
  const shown = await shownProfiles(reads, [...likedByMember, ...likersOfMember], site)

  const list = (likes: readonly Like[], other: 'from' | 'to'): readonly ListedLike[] =>
    likes.flatMap((like) => {
      const profile = shown.get(like[other])
      if (!profile) return []
      const match = likedByMember.has(profile.id) && likersOfMember.has(profile.id)
      return [{ profile, at: like.at, isNew: other === 'from' && like.seenAt === null, match }]
    })

  const likers = list(received, 'from')
  return {
    given: list(given, 'to'),
    received: likers,
    matches: likers.filter(({ match }) => match),
  }
}

/** How many likes a member has not looked at on a site, as far as a badge counts. */
export async function countNewLikes(
  { likes, ...reads }: Pick<Reads, 'likes' | 'accounts' | 'profiles'>,
  { member, site }: { readonly member: MemberId; readonly site: SiteId },
): Promise<number> {
  const received = await likes.receivedBy(member, COUNTED)
  const unseen = received.filter(({ seenAt }) => seenAt === null).map(({ from }) => from)
  return (await shownProfiles(reads, unseen, site)).size
}
