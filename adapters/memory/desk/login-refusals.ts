import { type LoginRefusalLog, type LoginRefusals, refusalSlot } from '#core/desk/ports.ts'
import { lastText } from '../compare.ts'
import type { Table } from '../table.ts'

/** Refused logins at the desk, in memory, by slot. */
export const loginRefusals = (table: Table<LoginRefusals>): LoginRefusalLog => ({
  newest: async (before, limit, { kind, operator } = {}) =>
    table
      .all()
      .toSorted((a, b) => b.at - a.at || lastText(a.id, b.id))
      .filter(
        ({ at, id }) => before === null || at < before.at || (at === before.at && id < before.id),
      )
      .filter((one) => kind === undefined || one.kind === kind)
      .filter((one) => operator === undefined || one.operator === operator)
      .slice(0, limit),
  async count(refused) {
    const slot = refusalSlot(refused)
    const known = table.find(slot) ?? { ...refused, times: 0 }
    table.put(slot, { ...known, times: known.times + 1, lastAt: refused.at })
  },
})
