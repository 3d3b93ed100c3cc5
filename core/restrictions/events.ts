import type { MemberId } from '../accounts/account.ts'
import type { RestrictionId } from './restriction.ts'

type Decided = { readonly member: MemberId; readonly restriction: RestrictionId }

/** Events of decisions about a member's account. */
export type RestrictionEvent =
  | ({
      readonly type: 'account.banned'
      /** Members whose pages may still show this one. */
      readonly knownTo: readonly MemberId[]
    } & Decided)
  | ({ readonly type: 'account.unbanned' } & Decided)
  | ({ readonly type: 'account.warned' } & Decided)
  /** They may not report for a while. */
  | ({ readonly type: 'reports.paused' } & Decided)
