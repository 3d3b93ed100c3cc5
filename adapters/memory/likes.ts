import type { MemberId } from '#core/accounts/account.ts'
import type { Like, Likes } from '#core/likes/likes.ts'
import { latest } from './compare.ts'
import type { Table } from './table.ts'

/** Likes in memory. */
export function likes(table: Table<Like>): Likes {
  const newestFirst = (wanted: (like: Like) => boolean) =>
    table
      .all()
      .filter(wanted)
      .toSorted(latest(({ at }) => at))

  return {
    between: async (from, to) => table.find(keyOf(from, to)),
    givenBy: async (member, limit) => newestFirst(({ from }) => from === member).slice(0, limit),
    receivedBy: async (member, limit) =>
      newestFirst(({ to }) => to === member)
        .toSorted(latest(({ seenAt }) => (seenAt === null ? 1 : 0)))
        .slice(0, limit),
    swipedSince: async (member, moment) =>
      newestFirst(({ from, swiped, at }) => from === member && swiped && at >= moment).length,
    async add(like) {
      const key = keyOf(like.from, like.to)
      if (table.find(key)) return false
      table.put(key, like)
      return true
    },
    async remove(from, to) {
      table.drop(keyOf(from, to))
    },
    async seen(from, to, at) {
      const like = table.find(keyOf(from, to))
      if (like && like.seenAt === null) table.put(keyOf(from, to), { ...like, seenAt: at })
    },
  }
}

const keyOf = (from: MemberId, to: MemberId) => `${from} ${to}`
