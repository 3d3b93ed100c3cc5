import { and, desc, eq, gte, or, sql } from 'drizzle-orm'
import type { Entry, Ledger } from '#core/credits/ledger.ts'
import { type Database, first, given, once } from './database.ts'

/** The ledger in the database, where triggers refuse to change or remove an entry. */
export function ledger({ db, entry }: Database): Ledger {
  const { reference, reason, from, to, amount, member, at, id } = entry
  const insert = () => db.insert(entry)

  const recordOne = once(() =>
    insert()
      .values({
        id: given('id'),
        at: given('at'),
        reason: given('reason'),
        reference: given('reference'),
        from: given('from'),
        to: given('to'),
        amount: given('amount'),
        member: given('member'),
      })
      .onConflictDoNothing({ target: [reference, reason, from] })
      .returning({ id })
      .prepare(),
  )

  const booked = async (entries: readonly Entry[]) => {
    const causes = entries.map((one) =>
      and(eq(reference, one.reference), eq(reason, one.reason), eq(from, one.from)),
    )
    return (
      (
        await db
          .select({ id })
          .from(entry)
          .where(or(...causes))
          .limit(1)
      ).length > 0
    )
  }

  return {
    async of(owner, after, limit) {
      const older = after ? sql`(${at}, ${id}) < (${after.at}, ${after.id})` : undefined
      return db
        .select()
        .from(entry)
        .where(and(eq(member, owner), older))
        .orderBy(desc(at), desc(id))
        .limit(limit)
    },
    async spentSince(owner, moment) {
      const [found] = await db
        .select({ spent: sql`coalesce(sum(${amount}), 0)`.mapWith(Number) })
        .from(entry)
        .where(and(eq(member, owner), gte(at, moment), eq(to, 'site:spent')))
      return found?.spent ?? 0
    },
    async balance(account) {
      const [, owner] = /^(?:granted|paid):(.+)$/.exec(account) ?? []
      const [found] = await db
        .select({
          balance:
            sql`coalesce(sum(case when ${to} = ${account} then ${amount} else -${amount} end), 0)`.mapWith(
              Number,
            ),
        })
        .from(entry)
        .where(and(or(eq(to, account), eq(from, account)), owner ? eq(member, owner) : undefined))
      return found?.balance ?? 0
    },

    async record(entries) {
      const [only, ...others] = entries
      if (!only) return true
      if (others.length === 0) return (await first(recordOne(), { ...only })) !== undefined
      if (await booked(entries)) return false
      await insert().values([...entries])
      return true
    },
  }
}
