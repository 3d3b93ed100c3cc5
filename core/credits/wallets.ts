import type { MemberId } from '../accounts/account.ts'

/** A member's balance: a cache of the ledger. */
export type Wallet = { readonly granted: number; readonly paid: number }
export type CreditKind = keyof Wallet

export const balanceOf = ({ granted, paid }: Wallet): number => granted + paid

/** Read access to balances. */
export interface WalletReads {
  /** An empty wallet for a member without credits. */
  of(member: MemberId): Promise<Wallet>
}

/** Write access to wallets inside a transaction. */
export interface Wallets extends WalletReads {
  /**
   * Spends the whole `amount`, granted credits first, and returns the split; `null` if there is too little. Never
   * goes below zero.
   */
  debit(member: MemberId, amount: number): Promise<Wallet | null>
  credit(member: MemberId, purse: CreditKind, amount: number): Promise<void>
  /** Removes up to `amount` paid credits and returns how many. */
  reclaim(member: MemberId, amount: number): Promise<number>
}
