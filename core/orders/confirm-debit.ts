import type { MemberId } from '../accounts/account.ts'
import type { Ports, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { DebitError } from './debit-errors.ts'
import {
  type DirectDebit,
  type DirectDebitId,
  isSpent,
  mandateFor,
  triesLeft,
} from './direct-debit.ts'
import type { OrderError } from './errors.ts'
import { isUndecided, type Order, type Payment } from './order.ts'
import { type CheckoutLinks, startPayment } from './start-payment.ts'
import { unsignedPayment } from './unsigned-payment.ts'

type Needs = Pick<
  Ports,
  'reads' | 'atomically' | 'payments' | 'providers' | 'sites' | 'secrets' | 'now' | 'newId'
>
type Command = {
  readonly member: MemberId
  readonly debit: DirectDebitId
  /** What was typed over from the phone. */
  readonly code: string
  readonly links: CheckoutLinks
}
type Refusal =
  | DebitError
  | Extract<OrderError, { code: 'order.not-found' | 'order.not-payable' | 'orders.closed' }>

/** A mandate with the order that it pays. */
export type Signed = {
  readonly debit: DirectDebit
  readonly order: Order
  readonly payment: Payment
}

/**
 * Gives the mandate when the code is right, and has the provider debit the account. Confirmed again it answers as
 * it did. A provider out of reach is asked again by and by: the mandate stands.
 */
export async function confirmDebit(
  ports: Needs,
  { links, ...command }: Command,
): Promise<Result<Signed, Refusal>> {
  if (ports.payments === 'none') return err({ code: 'orders.closed' })
  const print = ports.secrets.fingerprint(`debit-code ${command.debit} ${command.code.trim()}`)
  // A wrong code is counted, so the work that finds it wrong is kept all the same.
  const { value: signed } = await ports.atomically(async (stores) =>
    ok(await sign(stores, ports, { ...command, print })),
  )
  if (!signed.ok) return signed

  const { debit, order, payment } = signed.value
  if (!isUndecided(payment) || payment.reference !== null) return signed
  const started = await startPayment(ports, { order, payment, links })
  return started.ok ? ok({ debit, ...started.value }) : signed
}

async function sign(
  stores: Stores,
  { now }: Pick<Ports, 'now'>,
  { member, debit: id, print }: Omit<Command, 'links' | 'code'> & { readonly print: string },
): Promise<Result<Signed, Refusal>> {
  await stores.accounts.hold(member)
  const seen = await stores.directDebits.byId(id)
  if (seen?.member !== member) return err({ code: 'directdebit.not-found' })
  if (seen.mandate) return signedBefore(stores, seen, print)

  const found = await unsignedPayment(stores, member, seen.order)
  if (!found.ok) return found
  const debit = await stores.directDebits.hold(id)
  // Filled in for an attempt to pay that another has followed, it is of no use.
  if (!debit?.details || debit.payment !== found.value.id)
    return err({ code: 'directdebit.not-found' })
  const { code } = debit
  // Nothing was sent yet, so nothing can be right.
  if (!code) return err({ code: 'code.invalid', left: triesLeft(debit) })
  // The same mistake sent twice is one mistake, and its answer is the same.
  if (code.tried.includes(print)) return err({ code: 'code.invalid', left: triesLeft(debit) })
  if (isSpent(code, now())) return err({ code: 'code.expired' })

  if (code.print !== print) {
    const tried = { ...debit, code: { ...code, tried: [...code.tried, print] } }
    await stores.directDebits.save(tried)
    return err({ code: 'code.invalid', left: triesLeft(tried) })
  }
  const signed = { ...debit, mandate: mandateFor(found.value, now()) }
  await stores.directDebits.save(signed)
  return withOrder(stores, signed)
}

const signedBefore = (
  stores: Stores,
  debit: DirectDebit,
  print: string,
): Promise<Result<Signed, Refusal>> | Result<Signed, Refusal> =>
  debit.code?.print === print ? withOrder(stores, debit) : err({ code: 'directdebit.signed' })

async function withOrder(
  { orders }: Pick<Stores, 'orders'>,
  debit: DirectDebit,
): Promise<Result<Signed, Refusal>> {
  const order = await orders.byId(debit.order)
  const payment = await orders.paymentById(debit.payment)
  return order && payment ? ok({ debit, order, payment }) : err({ code: 'order.not-found' })
}
