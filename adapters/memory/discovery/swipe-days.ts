import type { SwipeDay, SwipeDays } from '#core/discovery/ports.ts'
import type { Table } from '../table.ts'

/** Swipe days in memory. */
export const swipeDays = (table: Table<SwipeDay>): SwipeDays => ({
  of: async (member) => table.find(member),
  async save(day) {
    table.put(day.member, day)
  },
  async remove(member) {
    table.drop(member)
  },
})
