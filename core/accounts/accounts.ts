import type { Instant } from '../shared/time.ts'
import type { Account, MemberId } from './account.ts'

/** Read access to accounts. */
export interface AccountReads {
  byId(id: MemberId): Promise<Account | null>
  /** Those of `ids` that exist, in any order. */
  byIds(ids: readonly MemberId[]): Promise<readonly Account[]>
  /** However its case and domain are written; of two in one mailbox the one of this spelling. An erased account has none. */
  byEmail(email: string): Promise<Account | null>
  /** Ids of visible members after a given one, or from the first; one page. */
  shownAfter(id: MemberId | null, limit: number): Promise<readonly Account[]>
  /** Deleted before `moment` and not yet erased, after a given one or from the first; one page, by id. */
  deletedBefore(moment: Instant, id: MemberId | null, limit: number): Promise<readonly MemberId[]>
}

/**
 * Write access to accounts inside a transaction. Lock what you read before you write. Accounts are locked before
 * anything else, to prevent deadlocks (see the table in core/README.md).
 */
export interface Accounts extends AccountReads {
  /** `false` if the address or id is in use; the store guarantees uniqueness. */
  add(account: Account): Promise<boolean>
  /** The account, locked until the end of the transaction. */
  lock(id: MemberId): Promise<Account | null>
  /** Two accounts, locked in the order of their ids; returned in the order of the arguments. */
  lockBoth(a: MemberId, b: MemberId): Promise<readonly [Account | null, Account | null]>
  /** Stores a locked account's new state; `false` when its new address is in use. */
  save(account: Account): Promise<boolean>
}
