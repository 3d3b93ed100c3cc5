import type { Instant } from '../shared/time.ts'
import type { Account, MemberId } from './account.ts'

/** Accounts, as anyone may read them. */
export interface AccountReads {
  byId(id: MemberId): Promise<Account | null>
  /** Those of `ids` that exist, in no order. */
  byIds(ids: readonly MemberId[]): Promise<readonly Account[]>
  /** Without regard to case; an erased account is found by no address. */
  byEmail(email: string): Promise<Account | null>
  /** Deleted before `moment` and not yet erased, oldest first. */
  deletedBefore(moment: Instant, limit: number): Promise<readonly MemberId[]>
}

/**
 * Accounts as a unit of work may change them. Whoever reads before they write holds what they read. Accounts are held
 * before anything else, so that no two units of work ever wait for each other (see the table in core/README.md).
 */
export interface Accounts extends AccountReads {
  /** Says whether it did: an address or id in use is refused by the store itself. */
  add(account: Account): Promise<boolean>
  /** The account, held: nobody else changes it until this unit of work ends. */
  hold(id: MemberId): Promise<Account | null>
  /** Two accounts, held in the order of their ids whichever is named first; answered as they were named. */
  holdBoth(a: MemberId, b: MemberId): Promise<readonly [Account | null, Account | null]>
  /** Keeps a held account's new state; `false` when its new address is in use. */
  save(account: Account): Promise<boolean>
}
