import type { Ports, Stores } from '../../ports.ts'
import { caseOf } from '../../shared/case-reference.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { cancelOrder } from '../checkout/cancel-order.ts'
import type { WithdrawalError } from '../errors.ts'
import type { Order } from '../order.ts'
import { recordRefund } from '../orders/record-refund.ts'
import { ownCredits, type Refund } from '../orders/refund.ts'
import { sendRefund } from '../payments/refund-order.ts'
import type { PaymentPorts } from '../settle-payment.ts'
import { type Withdrawal, type WithdrawalId, withdrawalRefund } from '../withdrawal.ts'
import { expectedWithdrawal } from './expected-withdrawal.ts'

export type ConfirmNeeds = PaymentPorts
type NotFound = Extract<WithdrawalError, { code: 'withdrawal.not-found' }>
type Confirmed = { readonly withdrawal: Withdrawal; readonly refund: Refund | null }

/** Confirms a withdrawal by the reference in its mail. Idempotent. */
export async function confirmWithdrawal(
  ports: ConfirmNeeds & Pick<Ports, 'secrets'>,
  { reference }: { readonly reference: string },
): Promise<Result<Withdrawal, NotFound>> {
  const id = caseOf(ports, 'withdrawal', reference)
  const stated = id === null ? null : await ports.reads.withdrawals.byId(id)
  const order = stated?.order ? await ports.reads.orders.byId(stated.order) : null
  if (!stated || !order) return err({ code: 'withdrawal.not-found' })
  return confirmOf(ports, order, async ({ withdrawals }) => {
    const known = await withdrawals.byId(stated.id)
    return known ? ok(known) : err({ code: 'withdrawal.not-found' })
  })
}

/**
 * Confirms a withdrawal that `find` returns or creates, under the order's lock: takes the remaining credits, refunds
 * them, and cancels an unpaid order.
 */
export async function confirmOf<E>(
  ports: ConfirmNeeds,
  { id, member }: Pick<Order, 'id' | 'member'>,
  find: (stores: Stores) => Promise<Result<Withdrawal, E>>,
): Promise<Result<Withdrawal, E | NotFound>> {
  type Outcome = Result<Confirmed, E | NotFound>
  const recorded = await ports.atomically(async (stores): Promise<Outcome> => {
    await stores.accounts.lock(member)
    const order = await stores.orders.lock(id)
    if (!order) return err({ code: 'withdrawal.not-found' })
    const found = await find(stores)
    if (!found.ok) return found
    const stated = found.value
    if (stated.confirmedAt !== null) return ok({ withdrawal: stated, refund: null })
    const { refund, ...outcome } = await outcomeOf(stores, ports, order, stated)
    const at = ports.now()
    const withdrawal: Withdrawal = { ...stated, ...outcome, confirmedAt: at }
    await stores.withdrawals.save(withdrawal)
    if (outcome.result === 'unpaid') await stores.orders.save({ ...order, withdrawnAt: at })
    // The bank may yet reverse its chargeback: then this withdrawal still counts, from its submission.
    if (order.state === 'charged-back') {
      await stores.orders.save({ ...order, withdrawnAt: stated.statedAt })
    }
    const event = { type: 'withdrawal.confirmed', withdrawal: stated.id, member } as const
    await stores.events.append(event, at)
    return ok({ withdrawal, refund })
  })
  if (!recorded.ok) return recorded
  const { withdrawal, refund } = recorded.value
  if (refund) await sendRefund(ports, refund)
  // Money that is on its way all the same is returned when it comes.
  if (withdrawal.result === 'unpaid') await cancelOrder(ports, { member, order: id })
  return ok(withdrawal)
}

type Outcome = Pick<Withdrawal, 'result' | 'credits' | 'used' | 'amount'> & {
  readonly refund: Refund | null
}

async function outcomeOf(
  stores: Stores,
  ports: ConfirmNeeds,
  order: Order,
  { id, statedAt }: { readonly id: WithdrawalId; readonly statedAt: number },
): Promise<Outcome> {
  const none = { credits: 0, amount: 0, refund: null }
  const { result, used } = await expectedWithdrawal(stores, ports, order, statedAt)
  if (result !== 'refunded') return { ...none, used, result }
  const refundId = withdrawalRefund(id)
  const asked = { member: order.member, order: order.id, refund: refundId, credits: null, statedAt }
  const own = ownCredits(order)
  const recorded = await recordRefund(stores, ports, asked)
  if (!recorded.ok) return { ...none, used: own, result: 'spent' }
  const { refund } = recorded.value
  const { credits, amount } = refund
  return {
    result: 'refunded',
    credits,
    used: own - credits,
    amount: amount.amount,
    refund,
  }
}
