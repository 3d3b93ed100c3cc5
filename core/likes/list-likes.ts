import type { MemberId } from '../accounts/account.ts'
import type { Ports, Reads } from '../ports.ts'
import type { Profile } from '../profiles/profile.ts'
import type { Instant } from '../shared/time.ts'
import type { SiteId } from '../site/settings.ts'
import type { Like } from './likes.ts'
import { shownProfiles } from './shown-profiles.ts'

/** A like in a list, with the other's profile. */
export type ListedLike = {
  readonly profile: Profile
  readonly at: Instant
  /** Received and unseen. */
  readonly isNew: boolean
  readonly match: boolean
}

export type LikeLists = {
  readonly given: readonly ListedLike[]
  /** Unseen ones first (spec §4). */
  readonly received: readonly ListedLike[]
  readonly matches: readonly ListedLike[]
}

/** Maximum length of each list. */
const LISTED = 500
/** One more than a badge displays. */
const COUNTED = 100

/** A member's given likes, received likes and matches, of members shown on a site. */
export async function listLikes(
  { reads }: Pick<Ports, 'reads'>,
  { member, site }: { readonly member: MemberId; readonly site: SiteId },
): Promise<LikeLists> {
  const [given, received, matches] = await Promise.all([
    reads.likes.givenBy(member, LISTED),
    reads.likes.receivedBy(member, LISTED),
    reads.likes.matchesOf(member, LISTED),
  ])
  const matched = new Set(matches.map(({ from }) => from))
  const others = [...given.map(({ to }) => to), ...received.map(({ from }) => from), ...matched]
  const shown = await shownProfiles(reads, [...new Set(others)], site)

  const list = (likes: readonly Like[], other: 'from' | 'to'): readonly ListedLike[] =>
    likes.flatMap((like) => {
      const profile = shown.get(like[other])
      if (!profile) return []
      const isNew = other === 'from' && like.seenAt === null
      return [{ profile, at: like.at, isNew, match: matched.has(profile.id) }]
    })

  return {
    given: list(given, 'to'),
    received: list(received, 'from'),
    matches: list(matches, 'from'),
  }
}

/** Number of a member's unseen likes on a site, up to the badge's cap. */
export async function countNewLikes(
  { likes, ...reads }: Pick<Reads, 'likes' | 'accounts' | 'profiles'>,
  { member, site }: { readonly member: MemberId; readonly site: SiteId },
): Promise<number> {
  const received = await likes.receivedBy(member, COUNTED)
  const unseen = received.filter(({ seenAt }) => seenAt === null).map(({ from }) => from)
  return (await shownProfiles(reads, unseen, site)).size
}
