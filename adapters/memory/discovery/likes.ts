import type { MemberId } from '#core/accounts/account.ts'
import type { Like, Likes } from '#core/discovery/ports.ts'
import { latest } from '../compare.ts'
import { pairKey } from '../pair-key.ts'
import type { Table } from '../table.ts'

/** Likes in memory. */
export function likes(table: Table<Like>): Likes {
  const newestFirst = (wanted: (like: Like) => boolean) =>
    table
      .all()
      .filter(wanted)
      .toSorted(latest(({ at }) => at))

  const received = (member: MemberId) =>
    newestFirst(({ to }) => to === member).toSorted(
      latest(({ seenAt }) => (seenAt === null ? 1 : 0)),
    )

  return {
    between: async (from, to) => table.find(pairKey(from, to)),
    givenBy: async (member, limit) => newestFirst(({ from }) => from === member).slice(0, limit),
    receivedBy: async (member, limit) => received(member).slice(0, limit),
    matchesOf: async (member, limit) =>
      received(member)
        .filter(({ from, to }) => table.find(pairKey(to, from)))
        .slice(0, limit),
    async add(like) {
      const key = pairKey(like.from, like.to)
      if (table.find(key)) return false
      table.put(key, { ...like, matchSeenAt: null })
      return true
    },
    async remove(from, to) {
      const found = table.find(pairKey(from, to)) !== null
      table.drop(pairKey(from, to))
      return found
    },
    async seen(from, to, at) {
      const like = table.find(pairKey(from, to))
      if (like && like.seenAt === null) table.put(pairKey(from, to), { ...like, seenAt: at })
    },
    async matchSeen(from, to, at) {
      const like = table.find(pairKey(from, to))
      if (like && like.matchSeenAt === null && table.find(pairKey(to, from)))
        table.put(pairKey(from, to), { ...like, matchSeenAt: at })
    },
  }
}
