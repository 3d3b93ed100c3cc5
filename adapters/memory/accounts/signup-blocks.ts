import type {
  SignupBlock,
  SignupBlockPosition,
  SignupBlocks,
  SignupNetwork,
  SignupNetworks,
} from '#core/accounts/ports.ts'
import { lastText } from '../compare.ts'
import type { Table } from '../table.ts'

/** Blocks of signups in memory. */
export function signupBlocks(table: Table<SignupBlock>): SignupBlocks {
  const newestFirst = (a: SignupBlockPosition, b: SignupBlockPosition) =>
    b.at - a.at || lastText(a.id, b.id)
  const positionOf = ({ addedAt: at, id }: SignupBlock): SignupBlockPosition => ({ at, id })
  return {
    byId: async (id) => table.find(id),
    page: async (after, limit) =>
      table
        .all()
        .filter((block) => !after || newestFirst(after, positionOf(block)) < 0)
        .toSorted((a, b) => newestFirst(positionOf(a), positionOf(b)))
        .slice(0, limit),
    hasAny: async (values, now) =>
      table.all().some(({ value, until }) => until > now && values.includes(value)),

    async add(block) {
      if (table.find(block.id) || table.all().some(({ value }) => value === block.value))
        return false
      table.put(block.id, block)
      return true
    },
    async remove(id) {
      if (!table.find(id)) return false
      table.drop(id)
      return true
    },
    async pruneEnded(now) {
      for (const { id, until } of table.all()) if (until <= now) table.drop(id)
    },
  }
}

/** The networks of recent signups in memory. */
export const signupNetworks = (table: Table<SignupNetwork>): SignupNetworks => ({
  of: async (member) => table.find(member),
  async add(joined) {
    if (!table.find(joined.member)) table.put(joined.member, joined)
  },
  async pruneBefore(moment) {
    for (const { member, at } of table.all()) if (at < moment) table.drop(member)
  },
  async erase(member) {
    table.drop(member)
  },
})
