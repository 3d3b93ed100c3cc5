import { isOpen, type MemberId } from '../accounts/account.ts'
import type { DeletionReason } from '../accounts/deletion.ts'
import { stayOffer } from '../discounts/stay-discount.ts'
import { type RefundableOrder, refundableOrders } from '../orders/refundable-orders.ts'
import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import type { Company } from '../site/settings.ts'
import { alternativesTo, type DeletionAlternative } from './alternatives.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'payments' | 'sites' | 'now'>

/** Shown first to a member who leaves: what is refundable, and alternatives. */
export type Leaving = {
  readonly refundable: readonly RefundableOrder[]
  readonly alternatives: readonly DeletionAlternative[]
  /** In percent; 0 if none is offered. */
  readonly discount: number
}

/** Records that a member started to delete their account: the alternatives are offered only to them. */
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
  const { value: account } = await ports.atomically(async ({ accounts }) => {
    const account = await accounts.lock(member)
    if (account && isOpen(account)) await accounts.save({ ...account, leavingAt: ports.now() })
    return ok(account)
  })
  const discount = await stayOffer(ports, { member, company })
  return {
    refundable: await refundableOrders(ports, member),
    alternatives: account ? alternativesTo(reason, { ...account, discount }) : [],
    discount,
  }
}
