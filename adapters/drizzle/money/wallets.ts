import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { CreditKind, Wallets } from '#core/money/ports.ts'
import { type Database, firstRow, once, placeholder } from '../shared/database.ts'

const EMPTY = { granted: 0, paid: 0 }

/** Wallets in the database. The condition is in the UPDATE, so concurrent spenders can never use the same credit. */
export function wallets({ db, wallet }: Database): Wallets {
  const { granted, paid, drawn } = wallet
  const amount = placeholder('amount')
  const mine = eq(wallet.member, placeholder('member'))
  const upTo = (purse: typeof granted): SQL =>
    sql`case when ${purse} < ${amount} then ${purse} else ${amount} end`

  const of = once(() => db.select({ granted, paid }).from(wallet).where(mine).prepare())

  // Every right-hand side reads the old balance, so `drawn` is the part from granted credits.
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
      return (await firstRow(of(), { member })) ?? EMPTY
    },

    async debit(member, amount) {
      const debited = await firstRow(debit(), { member, amount })
      return debited ? { granted: debited.drawn, paid: amount - debited.drawn } : null
    },
    async credit(member, purse: CreditKind, amount) {
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
