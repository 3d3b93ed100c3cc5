import { sql } from 'drizzle-orm'
import type { Channel, Notice, Priority } from '#core/notifications/notice.ts'
import type { Kit } from './kit.ts'

/** What is to be told outside the site. */
export function deliveryTables({ table, index, ...is }: Kit) {
  const delivery = table(
    'deliveries',
    {
      id: is.text().primaryKey(),
      member: is.text().notNull(),
      channel: is.text<Channel>().notNull(),
      priority: is.text<Priority>().notNull(),
      notice: is.json<Notice>().notNull(),
      addedAt: is.moment().notNull(),
      dueAt: is.moment().notNull(),
      attempts: is.whole().notNull(),
      triedAt: is.moment(),
      error: is.text(),
      /** Whose it is until when; a lease that is over is nobody's. */
      worker: is.text(),
      leasedUntil: is.moment(),
      diedAt: is.moment(),
    },
    (t) => [
      index('deliveries_due')
        .on(t.channel, t.priority, t.dueAt, t.id)
        .where(sql`${t.diedAt} is null`),
      index('deliveries_leased').on(t.worker).where(sql`${t.worker} is not null`),
      index('deliveries_dead').on(t.diedAt).where(sql`${t.diedAt} is not null`),
      is.check(
        'deliveries_lease_is_whole',
        sql`(${t.worker} is null) = (${t.leasedUntil} is null)`,
      ),
    ],
  )
  return { delivery }
}
