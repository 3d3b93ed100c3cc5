import type { Account } from '../../accounts/account.ts'
import type { Mandate } from '../../money/direct-debit.ts'
import type { OrderError } from '../../money/errors.ts'
import type { Order, OrderId, Payment } from '../../money/order.ts'
import type { Entry } from '../../money/ports.ts'
import { currentMandate, readReceipt } from '../../money/read-orders.ts'
import type { Receipt } from '../../money/receipt.ts'
import type { Withdrawal } from '../../money/withdrawal.ts'
import type { Ports, Reads } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import { type NamedAction, nameIn, operatorNames } from '../log/list-actions.ts'
import { ORDER_QUEUES } from '../order-lists.ts'
import type { AuditEntry } from '../ports.ts'

/** What was delivered for an order and used since, for a bank that asks. */
export type Delivery = {
  /** When the credits were there; `null` if they never were. */
  readonly deliveredAt: Instant | null
  /** Credits that the member used since, of whichever order. */
  readonly used: number
  /** The newest entries of the ledger since, with which credits were used. */
  readonly uses: readonly Entry[]
}

/** A refund with the name of its operator; `null` if none made it. */
type NamedRefund = Awaited<ReturnType<Reads['orders']['refundsOf']>>[number] & {
  readonly operator: string | null
}

/** All that an operator sees of an order. */
export type OrderRecord = {
  readonly order: Order
  readonly account: Pick<Account, 'id' | 'email' | 'status' | 'confirmedAt' | 'signedUpAt'> | null
  /** `null` once erased. */
  readonly name: string | null
  readonly receipt: Receipt | null
  /** Newest first. */
  readonly payments: readonly Payment[]
  /** The reference of a direct debit's mandate, and when it was signed. */
  readonly mandate: Mandate | null
  /** By their number, failed ones too, each with the name of the operator who made it. */
  readonly refunds: readonly NamedRefund[]
  readonly returns: Awaited<ReturnType<Reads['paymentReturns']['ofOrders']>>
  readonly withdrawals: readonly Withdrawal[]
  readonly delivery: Delivery
  /** Whether it is in a queue of orders that nobody has handled. */
  readonly waits: boolean
  /** What happened to it, newest first. */
  readonly history: readonly AuditEntry[]
  /** What operators did with it, newest first. */
  readonly actions: readonly NamedAction[]
}

const MOST = 100

/** An order with its payments, what went back, and its history. */
export async function viewDeskOrder(
  ports: Pick<Ports, 'reads' | 'sites' | 'now'>,
  { id }: { readonly id: OrderId },
): Promise<Result<OrderRecord, Extract<OrderError, { code: 'order.not-found' }>>> {
  const { reads } = ports
  const order = await reads.orders.byId(id)
  if (!order) return err({ code: 'order.not-found' })
  const { member } = order
  const [
    account,
    profile,
    receipt,
    payments,
    refunds,
    returns,
    withdrawals,
    delivery,
    audit,
    done,
    names,
  ] = await Promise.all([
    reads.accounts.byId(member),
    reads.profiles.byId(member),
    readReceipt(ports, order),
    reads.orders.payments(id),
    reads.orders.refundsOf(id),
    reads.paymentReturns.ofOrders([id]),
    reads.withdrawals.of(id),
    deliveryOf(reads, order),
    reads.audit.about(member, id, MOST),
    reads.operatorActions.about(id, MOST),
    operatorNames(reads),
  ])
  return ok({
    order,
    account,
    name: profile?.name ?? null,
    refunds: refunds.map((one) => ({ ...one, operator: names.get(one.by ?? '') ?? null })),
    ...{ receipt, payments, returns, withdrawals, delivery },
    waits: await isQueued(reads, order),
    mandate: await currentMandate(reads, payments),
    history: audit,
    actions: done.map((action) => ({ ...action, by: nameIn(names, action.operator) })),
  })
}

/** More than any member has in a queue. */
const QUEUED = 1000

/** Whether an order waits for an operator. */
export async function isQueued(
  { orderLists }: Pick<Reads, 'orderLists'>,
  { id, member }: Pick<Order, 'id' | 'member'>,
): Promise<boolean> {
  for (const queue of ORDER_QUEUES) {
    const waiting = await orderLists.page({ queue, member }, null, QUEUED)
    if (waiting.some((one) => one.id === id)) return true
  }
  return false
}

const USES: ReadonlySet<Entry['reason']> = new Set(['message', 'gift', 'photo'])

async function deliveryOf(
  { ledger }: Pick<Reads, 'ledger'>,
  { id, member, paidAt }: Order,
): Promise<Delivery> {
  if (paidAt === null) return { deliveredAt: null, used: 0, uses: [] }
  const [used, newest, delivered] = await Promise.all([
    ledger.spentSince(member, paidAt),
    ledger.of(member, null, MOST),
    ledger.bought(member, id),
  ])
  return {
    deliveredAt: delivered?.at ?? null,
    used,
    uses: newest.filter(({ at, reason }) => at >= paidAt && USES.has(reason)),
  }
}
