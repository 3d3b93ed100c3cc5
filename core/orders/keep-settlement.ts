import { restore, sell, takeBack } from '../credits/book.ts'
import type { Ports, Stores } from '../ports.ts'
import type { Instant } from '../shared/time.ts'
import { DIRECT_DEBIT } from './direct-debit.ts'
import type { Order, Payment } from './order.ts'
import { claimAgain } from './order-discount.ts'
import { keepPremium } from './premium.ts'
import { type Refund, refundReference, standing } from './refund.ts'
import { creditsOwed, type Settlement } from './settle.ts'

type Stamp = Pick<Ports, 'now' | 'newId'>

/** How things stood before a report. */
type Before = {
  readonly order: Order
  readonly payment: Payment
  readonly refund: Refund | null
}

/** Keeps what a provider's report came to, and does in the books what follows from it. */
export async function keepSettlement(
  stores: Stores,
  stamp: Stamp,
  before: Before,
  settlement: Settlement,
): Promise<void> {
  const { order, payment } = settlement
  await stores.orders.savePayment(payment)
  const credited = await keepCredits(stores, stamp, before, settlement)
  await stores.orders.save({ ...order, ...credited })
  const { id, member } = order
  const bought = settlement.effect === 'sold'
  const changed = await keepPremium(stores, member, stamp.now(), { bought })
  await noteReturn(stores, before.payment, payment, stamp.now())
  const type = eventOf(settlement)
  if (type) await stores.events.append({ type, order: id, member }, stamp.now())
  else if (changed) await stores.events.append({ type: 'account.changed', member }, stamp.now())
}

/** What happened to an order that a report changed; `null` when nothing did. */
function eventOf({ effect, order: { state } }: Settlement) {
  switch (effect) {
    case 'none':
      return null
    case 'sold':
      return 'order.completed'
    case 'lost':
      return state === 'failed' ? 'order.failed' : 'order.cancelled'
    case 'restored':
      return 'order.chargeback-reversed'
    case 'refunded':
    case 'charged-back':
      return `order.${effect}` as const
  }
}

async function keepCredits(
  stores: Stores,
  stamp: Stamp,
  { order: before, refund }: Before,
  { order, effect }: Settlement,
): Promise<Partial<Pick<Order, 'chargebacks' | 'chargedBackCredits'>>> {
  const { id, member, credits } = order
  const move = { member, amount: credits, reference: id }
  switch (effect) {
    case 'none':
      return {}
    case 'sold':
      await keepDiscount(stores, before, order)
      await sell(stores, stamp, move)
      return {}
    case 'lost':
      await stores.discounts.release(id)
      return {}
    case 'refunded':
      await takeBack(stores, stamp, {
        ...move,
        reference: refundReference(id, (refund?.nth ?? 0) + 1),
        reason: 'refund',
      })
      return {}
    case 'charged-back': {
      const chargebacks = order.chargebacks + 1
      const taken = await takeBack(stores, stamp, {
        member,
        reason: 'chargeback',
        amount: creditsOwed(order, standing(refund)),
        reference: nthOf(id, chargebacks),
      })
      return { chargebacks, chargedBackCredits: taken }
    }
    case 'restored': {
      const { chargedBackCredits: amount, chargebacks } = order
      const reference = nthOf(id, chargebacks)
      await restore(stores, stamp, { member, amount, reference, reason: 'reversal' })
      return { chargedBackCredits: 0 }
    }
  }
}

/** What a chargeback is booked under: a bank may take the money of one order back more than once. */
const nthOf = (order: string, nth: number): string => (nth === 1 ? order : `${order}/${nth}`)

/** What was paid is paid with the discount of that attempt, which may have been freed, or have made place for another. */
async function keepDiscount(
  { accounts, discounts }: Pick<Stores, 'accounts' | 'discounts'>,
  before: Order,
  paid: Order,
): Promise<void> {
  const claimed = before.state === 'pending' && before.discount?.code === paid.discount?.code
  const account = claimed ? null : await accounts.byId(paid.member)
  if (!account) return
  await discounts.release(paid.id)
  await claimAgain({ discounts }, paid, account)
}

/** Remembers of a direct debit that the bank gave no money for it, or took it back; money that came after all clears it. */
async function noteReturn(
  { directDebits }: Pick<Stores, 'directDebits'>,
  { state: before, reference, method }: Payment,
  { id, state }: Payment,
  now: Instant,
): Promise<void> {
  const cameBack = state === 'failed' || state === 'charged-back'
  // Of what never reached a bank, none can have said no.
  const told = method === DIRECT_DEBIT && reference !== null && state !== before
  if (!told || !(cameBack || state === 'paid')) return
  const signed = await directDebits.signedFor(id)
  const debit = signed && (await directDebits.hold(signed.id))
  if (debit) await directDebits.save({ ...debit, returnedAt: cameBack ? now : null })
}
