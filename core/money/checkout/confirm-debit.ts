import type { MemberId } from '../../accounts/account.ts'
import type { Ports, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { cleanDigits } from '../../shared/text.ts'
import { unsignedPayment } from '../direct-debit/unsigned-payment.ts'
import { type DirectDebit, type DirectDebitId, isSpent, triesLeft } from '../direct-debit.ts'
import type { DebitError, OrderError } from '../errors.ts'
import { isUndecided, type Order, type Payment } from '../order.ts'
import { type CheckoutLinks, startPayment } from '../payments/start-payment.ts'

type Needs = Pick<
  Ports,
  'reads' | 'atomically' | 'payments' | 'providers' | 'sites' | 'secrets' | 'now' | 'newId'
>
type Command = {
  readonly member: MemberId
  readonly debit: DirectDebitId
  /** The typed code. */
  readonly code: string
  readonly links: CheckoutLinks
}
type Refusal =
  | DebitError
  | Extract<OrderError, { code: 'order.not-found' | 'order.not-payable' | 'orders.closed' }>

/** A mandate with its order. */
export type Signed = {
  readonly debit: DirectDebit
  readonly order: Order
  readonly payment: Payment
}

/**
 * Signs the mandate if the code is right, and has the provider debit the account. Idempotent. An unreachable provider
 * is retried by a job: the mandate is valid.
 */
export async function confirmDebit(
  ports: Needs,
  { links, ...command }: Command,
): Promise<Result<Signed, Refusal>> {
  if (ports.payments === 'none') return err({ code: 'orders.closed' })
  const print = ports.secrets.fingerprint(
    `debit-code ${command.debit} ${cleanDigits(command.code)}`,
  )
  // A wrong code is counted, so this transaction commits even then.
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
  await stores.accounts.lock(member)
  const seen = await stores.directDebits.byId(id)
  if (seen?.member !== member) return err({ code: 'directdebit.not-found' })
  if (seen.mandate) return signedBefore(stores, seen, print)

  const found = await unsignedPayment(stores, member, seen.order)
  if (!found.ok) return found
  const debit = await stores.directDebits.lock(id)
  // The form belongs to an earlier payment attempt.
  if (!debit?.details || !debit.terms || debit.payment !== found.value.payment.id)
    return err({ code: 'directdebit.not-found' })
  const { code, terms } = debit
  // No code was sent yet.
  if (!code) return err({ code: 'code.invalid', left: triesLeft(debit) })
  // A replay of a wrong code is not counted again.
  if (code.tried.includes(print)) return err({ code: 'code.invalid', left: triesLeft(debit) })
  if (isSpent(code, now())) return err({ code: 'code.expired' })

  if (code.print !== print) {
    const tried = { ...debit, code: { ...code, tried: [...code.tried, print] } }
    await stores.directDebits.save(tried)
    return err({ code: 'code.invalid', left: triesLeft(tried) })
  }
  const signedAt = now()
  const signed = { ...debit, mandate: { reference: terms.reference, signedAt } }
  await stores.directDebits.save(signed)
  await stores.events.append({ type: 'debit.mandate-signed', debit: id, member }, signedAt)
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
