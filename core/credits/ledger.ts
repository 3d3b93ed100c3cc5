import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'

/** A ledger account: a member's paid or granted credits, or one of the site's own. */
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
  | 'photo'
  | 'photo-returned'
  | 'refund'
  | 'refund-failed'
  | 'chargeback'
  | 'reversal'

/** A transfer of credits between two accounts, so the ledger always balances. Append-only, enforced by the database. */
export type Entry = {
  readonly id: string
  readonly at: Instant
  readonly reason: EntryReason
  /** The message, photo, order or account that caused it; unique with `reason`, `from` and `to`. */
  readonly reference: string
  readonly from: BookAccount
  readonly to: BookAccount
  /** Whole credits, above 0. */
  readonly amount: number
  /** The member concerned. */
  readonly member: MemberId
}

/** Cursor of a page of the ledger. */
export type EntryCursor = { readonly at: Instant; readonly id: string }

export interface LedgerReads {
  /** A member's entries, newest first. */
  of(member: MemberId, after: EntryCursor | null, limit: number): Promise<readonly Entry[]>
  /** Credits a member spent since a moment, minus returns. */
  spentSince(member: MemberId, moment: Instant): Promise<number>
  /** Balance of an account by the ledger: sum of entries in minus entries out. */
  balance(account: BookAccount): Promise<number>
}

export interface Ledger extends LedgerReads {
  /** Writes the entries; `false`, writing none, if the cause was already booked. */
  record(entries: readonly Entry[]): Promise<boolean>
}
