import type { MemberId } from '../accounts/account.ts'

/** A member's balance: a cache of the ledger. */
export type Wallet = { readonly granted: number; readonly paid: number }
export type Purse = keyof Wallet

export const balanceOf = ({ granted, paid }: Wallet): number => granted + paid

/** Members' credits, as anyone may read them. */
export interface WalletReads {
  /** An empty wallet for a member who never had a credit. */
  of(member: MemberId): Promise<Wallet>
}

/** Wallets as a unit of work may change them. */
export interface Wallets extends WalletReads {
  /**
   * Takes `amount` only if the whole of it is there, granted credits first, and tells what came out of
   * which purse; `null` when there is too little. Never goes below zero.
   */
  debit(member: MemberId, amount: number): Promise<Wallet | null>
  credit(member: MemberId, purse: Purse, amount: number): Promise<void>
  /** Takes up to `amount` paid credits back and tells how many there were. */
  reclaim(member: MemberId, amount: number): Promise<number>
}
