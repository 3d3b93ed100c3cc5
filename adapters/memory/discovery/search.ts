import type { MemberId } from '#core/accounts/account.ts'
import type { Conversation, ConversationId } from '#core/chats/chat.ts'
import { fits } from '#core/discovery/fits.ts'
import type { Like, Pass } from '#core/discovery/ports.ts'
import type { Search, SearchQuery } from '#core/discovery/search.ts'
import type { Profile } from '#core/profiles/profile.ts'
import type { Instant } from '#core/shared/time.ts'
import { lastText, latest } from '../compare.ts'
import { pairKey } from '../pair-key.ts'
import type { Table } from '../table.ts'
import type { Block } from './blocks.ts'

type Seat = {
  readonly member: MemberId
  readonly with: MemberId
  readonly listedAt: Instant | null
  readonly conversation: ConversationId
}

type Searched = {
  readonly profiles: Table<Profile>
  readonly blocks: Table<Block>
  readonly likes: Table<Like>
  readonly passes: Table<Pass>
  /** On the list of chats of a member, with whom and since when. */
  readonly seats: Pick<Table<Seat>, 'all'>
  readonly conversations: Table<Conversation>
}

/** Search over the profiles in memory. */
export function search({
  profiles,
  blocks,
  likes,
  passes,
  seats,
  conversations,
}: Searched): Search {
  /** Whether neither liked or passed the other at a moment. */
  const isUnanswered = (viewer: MemberId, id: MemberId, at: Instant) => {
    const pass = passes.find(pairKey(viewer, id))
    const passed = pass !== null && (pass.until === null || pass.until > at)
    const refused = passes.find(pairKey(id, viewer))?.until === null
    return !passed && !refused && likes.find(pairKey(viewer, id)) === null
  }

  /** Those on a member's list of chats, where something is written. */
  const partnersOf = (viewer: MemberId) =>
    seats
      .all()
      .filter(({ member, listedAt }) => member === viewer && listedAt !== null)
      .filter(({ conversation }) => (conversations.find(conversation)?.lastSeq ?? 0) > 0)
      .map((seat) => seat.with)

  const found = (query: SearchQuery) => {
    const { viewer } = query
    const hidden = new Set(
      blocks
        .all()
        .flatMap(({ blocker, blocked }) => [
          ...(blocker === viewer ? [blocked] : []),
          ...(blocked === viewer ? [blocker] : []),
        ]),
    )
    if (viewer !== null && query.unansweredAt !== undefined)
      for (const partner of partnersOf(viewer)) hidden.add(partner)
    return profiles
      .all()
      .filter(({ id }) => id !== viewer && !hidden.has(id))
      .filter((profile) => fits(profile, query))
      .filter(
        ({ id }) =>
          viewer === null ||
          query.unansweredAt === undefined ||
          isUnanswered(viewer, id, query.unansweredAt),
      )
  }

  return {
    async page(query, after, limit) {
      const rest = found(query)
        .filter((profile) => !after || isAfter(profile, after.activeAt, after.id))
        .toSorted(byActivity)
      const items = rest.slice(0, limit)
      const last = items.at(-1)
      const more = last !== undefined && rest.length > limit
      return { items, next: more ? { activeAt: last.lastActiveAt, id: last.id } : null }
    },
    count: async (query, cap) => Math.min(cap, found(query).length),
  }
}

const byActivity = (a: Profile, b: Profile) =>
  latest<Profile>(({ lastActiveAt }) => lastActiveAt)(a, b) || lastText(a.id, b.id)

const isAfter = ({ lastActiveAt, id }: Profile, activeAt: number, cursor: string) =>
  lastActiveAt < activeAt || (lastActiveAt === activeAt && id < cursor)
