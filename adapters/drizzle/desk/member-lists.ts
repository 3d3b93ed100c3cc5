import {
  and,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  min,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { partOfKey } from '#adapters/system/email-keys.ts'
import {
  CROWD,
  type MemberFilter,
  type MemberListReads,
  type MemberSignal,
} from '#core/desk/member-lists.ts'
import type { Instant } from '#core/shared/time.ts'
import { atSites } from '../shared/at-sites.ts'
import { type Database, padded } from '../shared/database.ts'

/** Members by their signup, in the database. */
export function memberLists(database: Database): MemberListReads {
  const { db, account } = database
  const { emailKey: _, source, disposable, ...columns } = getTableColumns(account)
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
    async signals(member, limit) {
      const [own] = await db.select({ disposable }).from(account).where(eq(account.id, member))
      const [browser, network] = await Promise.all([
        sharers(database, member, limit),
        neighbours(database, member, limit),
      ])
      return { disposable: own?.disposable ?? false, browser, network }
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

/** Others who log in in a browser of a member. */
async function sharers({ db, device }: Database, member: string, limit: number) {
  const other = alias(device, 'other')
  const rows = await db
    .select({ id: other.member })
    .from(device)
    .innerJoin(other, and(eq(other.id, device.id), ne(other.member, member)))
    .where(eq(device.member, member))
    .groupBy(other.member)
    .orderBy(desc(other.member))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The network that a member signed up from, and others who did. */
async function neighbours({ db, signupNetwork: joined }: Database, member: string, limit: number) {
  const [own] = await db.select().from(joined).where(eq(joined.member, member))
  if (!own) return null
  const rows = await db
    .select({ id: joined.member })
    .from(joined)
    .where(and(eq(joined.network, own.network), ne(joined.member, member)))
    .orderBy(desc(joined.at), desc(joined.member))
    .limit(limit)
  return { name: own.network, others: rows.map(({ id }) => id) }
}

/** Without a meaning in a pattern. */
const escaped = (part: string): string => part.replace(/[\\%_]/g, '\\$&')

function conditions(
  database: Database,
  {
    status,
    site,
    sites = 'all',
    country,
    source,
    withoutPhoto,
    from,
    address,
    signal,
  }: MemberFilter,
): readonly (SQL | undefined)[] {
  const { db, account, profile } = database
  const part = address === undefined ? undefined : `%${escaped(partOfKey(address))}%`
  return [
    status && eq(account.status, status),
    site === undefined ? undefined : eq(account.site, site),
    atSites(account.site, sites),
    country && eq(account.country, country),
    source === undefined ? undefined : eq(account.source, source),
    from === undefined ? undefined : gte(account.signedUpAt, from),
    part === undefined ? undefined : sql`${account.emailKey} like ${part} escape '\\'`,
    withoutPhoto
      ? exists(
          db
            .select({ id: profile.id })
            .from(profile)
            .where(and(eq(profile.id, account.id), isNull(profile.mainPhoto))),
        )
      : undefined,
    signal && hasSignal(database, signal, from ?? 0),
  ]
}

function hasSignal(
  { db, account, device, signupNetwork: joined }: Database,
  signal: MemberSignal,
  from: Instant,
): SQL {
  if (signal === 'disposable') return sql`${account.disposable}`
  if (signal === 'network') {
    const crowded = db
      .select({ network: joined.network })
      .from(joined)
      .where(gte(joined.at, from))
      .groupBy(joined.network)
      .having(gte(count(), CROWD))
    const within = db.select({ id: joined.member }).from(joined)
    return inArray(
      account.id,
      within.where(and(gte(joined.at, from), inArray(joined.network, crowded))),
    )
  }
  const other = alias(device, 'other')
  return exists(
    db
      .select({ id: device.id })
      .from(device)
      .innerJoin(other, and(eq(other.id, device.id), ne(other.member, device.member)))
      .where(eq(device.member, account.id)),
  )
}
