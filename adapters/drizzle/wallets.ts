import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Purse, Wallets } from '#core/credits/wallets.ts'
import { type Database, first, given, once } from './database.ts'

const EMPTY = { granted: 0, paid: 0 }

/** Credits in the database. The guard lives in the UPDATE, so two spenders can never share one credit. */
export function wallets({ db, wallet }: Database): Wallets {
  const { granted, paid, drawn } = wallet
  const amount = given('amount')
  const mine = eq(wallet.member, given('member'))
  const upTo = (purse: typeof granted): SQL =>
    sql`case when ${purse} < ${amount} then ${purse} else ${amount} end`

  const of = once(() => db.select({ granted, paid }).from(wallet).where(mine).prepare())

  // Every right-hand side speaks of the balance before, so `drawn` remembers what granted credits gave.
  const debit = once(() =>
    db
      .update(wallet)
      .set({
        granted: sql`${granted} - ${upTo(granted)}`,
        paid: sql`${paid} - (${amount} - ${upTo(granted)})`,
        drawn: upTo(granted),
      })
      .where(and(mine, sql`${granted} + ${paid} >= ${amount}`))
      .returning({ drawn })
      .prepare(),
  )

  return {
    async of(member) {
      return (await first(of(), { member })) ?? EMPTY
    },

    async debit(member, amount) {
      const debited = await first(debit(), { member, amount })
      return debited ? { granted: debited.drawn, paid: amount - debited.drawn } : null
    },
    async credit(member, purse: Purse, amount) {
      await db
        .insert(wallet)
        .values({ member, drawn: 0, ...EMPTY, [purse]: amount })
        .onConflictDoUpdate({
          target: wallet.member,
          set: { [purse]: sql`${wallet[purse]} + ${amount}` },
        })
    },
    async reclaim(member, amount) {
      const taken = sql`case when ${paid} < ${amount} then ${paid} else ${amount} end`
      const [reclaimed] = await db
        .update(wallet)
        .set({ paid: sql`${paid} - ${taken}`, drawn: taken })
        .where(eq(wallet.member, member))
        .returning({ drawn })
      return reclaimed?.drawn ?? 0
    },
  }
}
