import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'

/** A page of the book: one of a member's two purses, or one of the site's own accounts. */
export type BookAccount =
  | `granted:${MemberId}`
  | `paid:${MemberId}`
  | 'site:grants'
  | 'site:sales'
  | 'site:spent'
  | 'site:refunds'

/** Why credits moved. */
export type EntryReason =
  | 'signup'
  | 'bonus'
  | 'purchase'
  | 'message'
  | 'gift'
  | 'refund'
  | 'refund-failed'
  | 'chargeback'
  | 'reversal'

/**
 * One move of credits from one account to another, so that the book balances by construction.
 * Entries are only ever added; the database refuses to change or remove one.
 */
export type Entry = {
  readonly id: string
  readonly at: Instant
  readonly reason: EntryReason
  /** The message, order or account that caused it; with `reason` and `from` it is unique. */
  readonly reference: string
  readonly from: BookAccount
  readonly to: BookAccount
  /** Whole credits, above 0. */
  readonly amount: number
  /** Whose wallet this is about. */
  readonly member: MemberId
}

/** Where a page of the ledger ends. */
export type EntryCursor = { readonly at: Instant; readonly id: string }

export interface LedgerReads {
  /** A member's entries, newest first. */
  of(member: MemberId, after: EntryCursor | null, limit: number): Promise<readonly Entry[]>
  /** The credits that a member spent since a moment. */
  spentSince(member: MemberId, moment: Instant): Promise<number>
  /** What the book says is in an account: all that went in less all that went out. */
  balance(account: BookAccount): Promise<number>
}

export interface Ledger extends LedgerReads {
  /** Writes the entries; `false`, with none written, when the same cause was already booked. */
  record(entries: readonly Entry[]): Promise<boolean>
}
