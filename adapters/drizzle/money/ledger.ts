import { and, desc, eq, gte, or, sql } from 'drizzle-orm'
import type { Entry, Ledger } from '#core/money/ports.ts'
import { type Database, firstRow, once, placeholder } from '../shared/database.ts'

const SPENT = 'site:spent'

/** The ledger in the database; triggers refuse UPDATE and DELETE. */
export function ledger({ db, entry }: Database): Ledger {
  const { reference, reason, from, to, amount, member, at, id } = entry
  const insert = () => db.insert(entry)

  const recordOne = once(() =>
    insert()
      .values({
        id: placeholder('id'),
        at: placeholder('at'),
        reason: placeholder('reason'),
        reference: placeholder('reference'),
        from: placeholder('from'),
        to: placeholder('to'),
        amount: placeholder('amount'),
        member: placeholder('member'),
      })
      .onConflictDoNothing({ target: [reference, reason, from, to] })
      .returning({ id })
      .prepare(),
  )

  const booked = async (entries: readonly Entry[]) => {
    const causes = entries.map((one) =>
      and(eq(reference, one.reference), eq(reason, one.reason), eq(from, one.from), eq(to, one.to)),
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
        .select({
          spent:
            sql`coalesce(sum(case when ${to} = ${SPENT} then ${amount} else -${amount} end), 0)`.mapWith(
              Number,
            ),
        })
        .from(entry)
        .where(and(eq(member, owner), gte(at, moment), or(eq(to, SPENT), eq(from, SPENT))))
      return found?.spent ?? 0
    },
    async bought(owner, order) {
      const [found] = await db
        .select()
        .from(entry)
        .where(and(eq(reference, order), eq(reason, 'purchase'), eq(member, owner)))
      return found ?? null
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
      if (others.length === 0) return (await firstRow(recordOne(), { ...only })) !== undefined
      if (await booked(entries)) return false
      await insert().values([...entries])
      return true
    },
  }
}
