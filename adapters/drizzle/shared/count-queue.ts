import { type AnyColumn, count, min, type Subquery } from 'drizzle-orm'
import type { Queue } from '#core/shared/paging.ts'
import type { Database } from './database.ts'

/** Counts what waits in the database: the moments of the oldest, of which there are as many as are counted. */
export async function countQueue(
  { db }: Pick<Database, 'db'>,
  oldest: Subquery & { readonly at: AnyColumn },
): Promise<Queue> {
  const [found] = await db.select({ waiting: count(), oldestAt: min(oldest.at) }).from(oldest)
  const oldestAt = found?.oldestAt ?? null
  return { waiting: found?.waiting ?? 0, oldestAt: oldestAt === null ? null : Number(oldestAt) }
}
