import { isShownOn, type MemberId } from '../accounts/account.ts'
import type { Ports, Reads } from '../ports.ts'
import type { Profile } from '../profiles/profile.ts'
import type { Instant } from '../shared/time.ts'
import type { SiteId } from '../site/settings.ts'
import type { Like } from './ports.ts'

/** A like in a list, with the other's profile. */
export type ListedLike = {
  readonly profile: Profile
  readonly at: Instant
  /** Received and unseen. */
  readonly isNew: boolean
  readonly match: boolean
  /** A match the member was not shown yet; of an invisible member it stays unshown. */
  readonly isNewMatch: boolean
}

type LikeLists = {
  readonly given: readonly ListedLike[]
  /** Unseen ones first (spec §4). */
  readonly received: readonly ListedLike[]
  readonly matches: readonly ListedLike[]
}

/** Maximum length of each list. */
const LISTED = 500
/** One more than a badge displays. */
const COUNTED = 100

/** Whether a received like is news to who got it: neither the profile was opened nor the match shown. */
export const isNewLike = ({ seenAt, matchSeenAt }: Like): boolean =>
  seenAt === null && matchSeenAt === null

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
  const newMatches = matches.filter(({ matchSeenAt }) => matchSeenAt === null)
  const others = [...given.map(({ to }) => to), ...received.map(({ from }) => from), ...matched]
  const [shown, found] = await Promise.all([
    shownProfiles(reads, [...new Set(others)], site),
    reads.accounts.byIds(newMatches.map(({ from }) => from)),
  ])
  const opening = new Set(found.filter(({ invisible }) => !invisible).map(({ id }) => id))

  const list = (likes: readonly Like[], other: 'from' | 'to'): readonly ListedLike[] =>
    likes.flatMap((like) => {
      const profile = shown.get(like[other])
      if (!profile) return []
      const isNew = other === 'from' && isNewLike(like)
      const { id } = profile
      return [{ profile, at: like.at, isNew, match: matched.has(id), isNewMatch: opening.has(id) }]
    })

  return {
    given: list(given, 'to'),
    received: list([...received, ...unlisted(matches, received)], 'from'),
    matches: list(matches, 'from'),
  }
}

/** The matches behind the end of a long list. */
const unlisted = (matches: readonly Like[], received: readonly Like[]): readonly Like[] => {
  const listed = new Set(received.map(({ from }) => from))
  return matches.filter(({ from }) => !listed.has(from))
}

/** Number of a member's unseen likes on a site, up to the badge's cap. */
export async function countNewLikes(
  { likes, ...reads }: Pick<Reads, 'likes' | 'accounts' | 'profiles'>,
  { member, site }: { readonly member: MemberId; readonly site: SiteId },
): Promise<number> {
  const received = await likes.receivedBy(member, COUNTED)
  const unseen = received.filter(isNewLike).map(({ from }) => from)
  return (await shownProfiles(reads, unseen, site)).size
}

/** The visible profiles among `ids` on a site: shown there, and not deleted. */
export async function shownProfiles(
  { accounts, profiles }: Pick<Reads, 'accounts' | 'profiles'>,
  ids: readonly MemberId[],
  site: SiteId,
): Promise<ReadonlyMap<MemberId, Profile>> {
  const found = await accounts.byIds(ids)
  const shown = found.filter((account) => isShownOn(account, site)).map(({ id }) => id)
  return new Map((await profiles.byIds(shown)).map((profile) => [profile.id, profile]))
}
