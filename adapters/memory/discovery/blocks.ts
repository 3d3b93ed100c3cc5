import type { MemberId } from '#core/accounts/account.ts'
import type { Blocks } from '#core/discovery/ports.ts'
import type { Instant } from '#core/shared/time.ts'
import { latest } from '../compare.ts'
import { pairKey } from '../pair-key.ts'
import type { Table } from '../table.ts'

export type Block = {
  readonly blocker: MemberId
  readonly blocked: MemberId
  readonly at: Instant
}

/** Blocks in memory. */
export const blocks = (table: Table<Block>): Blocks => ({
  between: async (a, b) => table.find(pairKey(a, b)) !== null || table.find(pairKey(b, a)) !== null,
  by: async (member) =>
    table
      .all()
      .filter(({ blocker }) => blocker === member)
      .toSorted(latest(({ at }) => at))
      .map(({ blocked, at }) => ({ blocked, at })),
  hasAny: async (member) =>
    table.all().some(({ blocker, blocked }) => blocker === member || blocked === member),
  blockersOf: async (member, among) => among.filter((id) => table.find(pairKey(id, member))),
  async add(blocker, blocked, at) {
    const key = pairKey(blocker, blocked)
    if (table.find(key)) return false
    table.put(key, { blocker, blocked, at })
    return true
  },
  async remove(blocker, blocked) {
    const key = pairKey(blocker, blocked)
    const found = table.find(key) !== null
    table.drop(key)
    return found
  },
  async removeAllOf(member) {
    for (const { blocker, blocked } of table.all())
      if (blocker === member || blocked === member) table.drop(pairKey(blocker, blocked))
  },
})
