import { and, eq, inArray, isNull, notExists, or, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { keyOf } from '#adapters/system/email-keys.ts'
import { redactedFailure } from './connections/failures.ts'
import type { Database } from './shared/database.ts'

/** Two rows that have one mailbox: both stay, each found by its own spelling, until an operator decides. */
export type EmailCollision = {
  readonly kind: 'members' | 'operators'
  readonly id: string
  readonly heldBy: string
}

type Keyed = Pick<Database, 'db' | 'account' | 'operator' | 'complaint' | 'withdrawal'>

/**
 * Gives rows of earlier versions the one form of their email, which no SQL can work out. Each update is conditional, so
 * it may run again, and while others write.
 */
export async function keyEmails(database: Keyed): Promise<readonly EmailCollision[]> {
  const { complaint, withdrawal } = database
  try {
    for (const table of [complaint, withdrawal]) await keyAll(database, table)
    const members = await keyUnique(database, 'members')
    return [...members, ...(await keyUnique(database, 'operators'))]
  } catch (thrown) {
    throw redactedFailure(thrown)
  }
}

/** Only a key with letters beyond ASCII can be of an earlier version. */
const beyondAscii = (emailKey: SQLWrapper) => sql`octet_length(${emailKey}) <> length(${emailKey})`

async function keyAll(
  { db }: Pick<Keyed, 'db'>,
  table: Keyed['complaint'] | Keyed['withdrawal'],
): Promise<void> {
  const { id, email, emailKey } = table
  const rows = await db
    .select({ id, email, emailKey })
    .from(table)
    .where(or(isNull(emailKey), beyondAscii(emailKey)))
  for (const row of rows) {
    const key = keyOf(row.email)
    if (row.emailKey !== key) await db.update(table).set({ emailKey: key }).where(eq(id, row.id))
  }
}

async function keyUnique(
  { db, ...tables }: Keyed,
  kind: EmailCollision['kind'],
): Promise<readonly EmailCollision[]> {
  const table = kind === 'members' ? tables.account : tables.operator
  const { id, email, emailKey } = table
  // Found in the index alone: every start looks through all of them.
  const earlier = db.select({ emailKey }).from(table).where(beyondAscii(emailKey))
  const rows = await db
    .select({ id, email, emailKey })
    .from(table)
    .where(inArray(emailKey, earlier))
  const collisions: EmailCollision[] = []
  for (const row of rows) {
    const key = keyOf(row.email)
    if (row.emailKey === null || row.emailKey === key) continue
    const other = alias(table, 'other')
    const taken = db.select({ id: other.id }).from(other).where(eq(other.emailKey, key))
    await db
      .update(table)
      .set({ emailKey: key })
      .where(and(eq(id, row.id), eq(emailKey, row.emailKey), notExists(taken)))
    const [held] = await db.select({ id }).from(table).where(eq(emailKey, key))
    if (held && held.id !== row.id) collisions.push({ kind, id: row.id, heldBy: held.id })
  }
  return collisions
}
