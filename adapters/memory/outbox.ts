import type { Outbox, OutboxItem } from '#core/notifications/outbox.ts'
import { earliest } from './compare.ts'
import type { Table } from './table.ts'

/** The outbox in memory. */
export const outbox = (table: Table<OutboxItem>): Outbox => ({
  async add(item) {
    table.put(item.id, item)
  },
  async claim(now, lease, limit) {
    const due = table
      .all()
      .filter(({ dueAt }) => dueAt <= now)
      .toSorted(earliest(({ dueAt }) => dueAt))
      .slice(0, limit)
      .map((item) => ({ ...item, dueAt: now + lease, attempts: item.attempts + 1 }))
    for (const item of due) table.put(item.id, item)
    return due
  },
  async done(id) {
    table.drop(id)
  },
  async again(id, dueAt) {
    const item = table.find(id)
    if (item) table.put(id, { ...item, dueAt })
  },
})
