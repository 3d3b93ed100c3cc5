import { balanceOf, type Wallet, type Wallets } from '#core/money/ports.ts'
import type { Table } from '../table.ts'

const EMPTY: Wallet = { granted: 0, paid: 0 }

/** Wallets in memory. */
export function wallets(table: Table<Wallet>): Wallets {
  const of = (member: string) => table.find(member) ?? EMPTY

  return {
    of: async (member) => of(member),
    async debit(member, amount) {
      const wallet = of(member)
      if (balanceOf(wallet) < amount) return null
      const granted = Math.min(wallet.granted, amount)
      const paid = amount - granted
      table.put(member, { granted: wallet.granted - granted, paid: wallet.paid - paid })
      return { granted, paid }
    },
    async credit(member, purse, amount) {
      const wallet = of(member)
      table.put(member, { ...wallet, [purse]: wallet[purse] + amount })
    },
    async reclaim(member, amount) {
      const wallet = of(member)
      const taken = Math.min(wallet.paid, amount)
      if (taken > 0) table.put(member, { ...wallet, paid: wallet.paid - taken })
      return taken
    },
  }
}
