import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  min,
  type SQL,
  sql,
} from 'drizzle-orm'
import { partOfKey } from '#adapters/system/email-keys.ts'
import type { MemberFilter, MemberListReads } from '#core/desk/member-lists.ts'
import { type Database, padded } from '../shared/database.ts'

/** Members by their signup, in the database. */
export function memberLists(database: Database): MemberListReads {
  const { db, account } = database
  const { emailKey: _, source, ...columns } = getTableColumns(account)
  return {
    async page(only, after, limit) {
      const older = after
        ? sql`(${account.signedUpAt}, ${account.id}) < (${after.at}, ${after.id})`
        : undefined
      // Ids first: an index has all that is looked at, and PostgreSQL would read each row beside it.
      const newestFirst = [desc(account.signedUpAt), desc(account.id)]
      const found = await db
        .select({ id: account.id })
        .from(account)
        .where(and(...conditions(database, only), older))
        .orderBy(...newestFirst)
        .limit(limit)
      if (found.length === 0) return []
      const ids = padded(found.map(({ id }) => id))
      return db
        .select(columns)
        .from(account)
        .where(inArray(account.id, ids))
        .orderBy(...newestFirst)
    },
    async sources(limit) {
      const found: string[] = []
      // One step in the index for each: reading them all to tell them apart would take seconds.
      for (;;) {
        const [row] = await db
          .select({ next: min(source) })
          .from(account)
          .where(gt(source, found.at(-1) ?? ''))
        if (!row?.next) return found
        found.push(row.next)
        if (found.length === limit) return found
      }
    },
  }
}

/** Without a meaning in a pattern. */
const escaped = (part: string): string => part.replace(/[\\%_]/g, '\\$&')

function conditions(
  { db, account, profile }: Database,
  { status, site, country, source, withoutPhoto, from, address }: MemberFilter,
): readonly (SQL | undefined)[] {
  const part = address === undefined ? undefined : `%${escaped(partOfKey(address))}%`
  return [
    status && eq(account.status, status),
    site === undefined ? undefined : eq(account.site, site),
    country && eq(account.country, country),
    source === undefined ? undefined : eq(account.source, source),
    from === undefined ? undefined : gte(account.signedUpAt, from),
    part === undefined ? undefined : sql`${account.emailKey} like ${part} escape '\\'`,
    withoutPhoto
      ? sql`exists ${db
          .select({ id: profile.id })
          .from(profile)
          .where(and(eq(profile.id, account.id), isNull(profile.mainPhoto)))}`
      : undefined,
  ]
}
