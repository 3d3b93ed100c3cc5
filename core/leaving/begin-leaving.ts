import { isOpen, type MemberId } from '../accounts/account.ts'
import {
  alternativesTo,
  type DeletionAlternative,
  type DeletionReason,
} from '../accounts/deletion.ts'
import { stayOffer } from '../discounts/stay-discount.ts'
import { type RefundableOrder, refundableOrders } from '../orders/refundable-orders.ts'
import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import type { Company } from '../site/settings.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'payments' | 'sites' | 'now'>

/** What somebody who leaves is told first: what of their money can go back, and what else could help. */
export type Leaving = {
  readonly refundable: readonly RefundableOrder[]
  readonly alternatives: readonly DeletionAlternative[]
  /** In percent; 0 where none is offered. */
  readonly discount: number
}

/** Notes that a member began to delete their account: what is offered instead is for them alone. */
export async function beginLeaving(
  ports: Needs,
  {
    member,
    reason,
    company,
  }: {
    readonly member: MemberId
    readonly reason: DeletionReason | null
    readonly company: Pick<Company, 'deleteDiscount'>
  },
): Promise<Leaving> {
  await ports.atomically(async ({ accounts }) => {
    const account = await accounts.hold(member)
    if (account && isOpen(account)) await accounts.save({ ...account, leavingAt: ports.now() })
    return ok(null)
  })
  const discount = await stayOffer(ports, { member, company })
  return {
    refundable: await refundableOrders(ports, member),
    alternatives: alternativesTo(reason, discount),
    discount,
  }
}
