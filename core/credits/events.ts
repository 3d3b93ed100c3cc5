import type { MemberId } from '../accounts/account.ts'

/** Events of credits. */
export type CreditEvent = {
  /** A refund or chargeback took back what a hold had charged: what was undecided is not to happen. */
  readonly type: 'credits.released'
  /** Of the hold. */
  readonly reference: string
  readonly member: MemberId
}
