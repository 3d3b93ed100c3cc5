import { isOpen, type MemberId } from '../../accounts/account.ts'
import { blockEnd } from '../../accounts/tries.ts'
import type { Ports, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Country } from '../../site/countries.ts'
import { type DirectDebit, type DirectDebitId, mandateTerms } from '../direct-debit.ts'
import type { DebitAskError, OrderError } from '../errors.ts'
import type { OrderId } from '../order.ts'
import { checkDebitForm, type DebitForm } from './debit-form.ts'
import { maskedIban } from './iban.ts'
import { maskedPhone } from './phone.ts'
import { unsignedPayment } from './unsigned-payment.ts'

type AskDebit = {
  readonly member: MemberId
  /** Client-made: idempotency key. */
  readonly debit: DirectDebitId
  readonly order: OrderId
  readonly form: DebitForm
  /** The member's country. */
  readonly country: Country
}

type Needs = Pick<
  Ports,
  'atomically' | 'limits' | 'payments' | 'secrets' | 'sites' | 'now' | 'newId'
>
type Refusal =
  | DebitAskError
  | Extract<OrderError, { code: 'order.not-found' | 'order.not-payable' | 'orders.closed' }>

/** Stores the account to debit for an order, and sends a code to the given phone. */
export async function askDebit(
  ports: Needs,
  { member, debit: id, country, ...asked }: AskDebit,
): Promise<Result<DirectDebit, Refusal>> {
  if (ports.payments === 'none') return err({ code: 'orders.closed' })
  const checked = checkDebitForm(asked.form, country)
  if (!checked.ok) return checked
  const form = checked.value
  const account = ports.secrets.fingerprint(`iban ${form.iban}`)

  return ports.atomically(async (stores) => {
    const holder = await stores.accounts.lock(member)
    if (!holder || !isOpen(holder)) return err({ code: 'order.not-found' })
    const before = await stores.directDebits.byId(id)
    if (before) {
      const same = before.member === member && before.order === asked.order
      return same && before.account === account ? ok(before) : err({ code: 'directdebit.id-taken' })
    }
    const found = await unsignedPayment(stores, member, asked.order)
    if (!found.ok) return found
    const { order, payment } = found.value
    const terms = mandateTerms(payment, ports.sites.byId(order.site).company, form.accountHolder)
    if (!terms) return err({ code: 'order.not-payable' })
    if (await stores.directDebits.cameBack(account)) return err({ code: 'directdebit.blocked' })
    if (!(await countCode(stores, ports, { member, phone: form.phone }))) {
      return err({ code: 'directdebit.limit-reached', limit: ports.limits.debitCodes.tries })
    }

    const debit: DirectDebit = {
      id,
      member,
      order: asked.order,
      payment: payment.id,
      details: form,
      maskedIban: maskedIban(form.iban),
      maskedPhone: maskedPhone(form.phone),
      account,
      asks: [],
      askedAt: ports.now(),
      code: null,
      terms,
      mandate: null,
      returnedAt: null,
    }
    if (!(await stores.directDebits.add(debit))) return err({ code: 'directdebit.id-taken' })
    await stores.events.append({ type: 'debit.code-requested', debit: id, member }, ports.now())
    return ok(debit)
  })
}

/** Rate limit of codes, per locked member and per phone, which several members may share; `false` when exceeded. */
export async function countCode(
  stores: Pick<Stores, 'attempts'>,
  { limits, secrets, now }: Pick<Ports, 'limits' | 'secrets' | 'now'>,
  { member, phone }: { readonly member: MemberId; readonly phone: string },
): Promise<boolean> {
  // HMAC: phone numbers are few enough to brute-force a plain hash.
  const shared = secrets.fingerprint(`debit-codes ${phone}`)
  await stores.attempts.lock(shared)
  const keys = [secrets.hash(`debit-codes ${member}`), shared]
  for (const key of keys) {
    if (await blockEnd(stores, { key, limit: limits.debitCodes }, now())) return false
  }
  for (const key of keys) await stores.attempts.add(key, now())
  return true
}
