import type { Pass, Passes } from '#core/discovery/ports.ts'
import { latest } from '../compare.ts'
import { pairKey } from '../pair-key.ts'
import type { Table } from '../table.ts'

/** Passes in memory. */
export function passes(table: Table<Pass>): Passes {
  const all = (wanted: (pass: Pass) => boolean) => table.all().filter(wanted)
  const removeAll = (found: readonly Pass[]) => {
    for (const { from, to } of found) table.drop(pairKey(from, to))
  }

  return {
    by: async (member) => all(({ from }) => from === member).toSorted(latest(({ at }) => at)),
    skipped: async (member, now) =>
      all(({ from, until }) => from === member && until !== null && until > now).length,
    async put(pass) {
      table.put(pairKey(pass.from, pass.to), pass)
    },
    async remove(from, to) {
      table.drop(pairKey(from, to))
    },
    async removeSkips(member) {
      removeAll(all(({ from, until }) => from === member && until !== null))
    },
    async removeAllOf(member) {
      removeAll(all(({ from, to }) => from === member || to === member))
    },
  }
}
