import { countTry } from '../accounts/count-try.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { PaymentProvider, WebhookCall, WebhookError } from './providers.ts'
import { reached } from './reached.ts'
import { type SettleError, settlePayment } from './settle-payment.ts'
import { type TakenIn, takeIn } from './take-in.ts'

type Needs = Pick<
  Ports,
  'reads' | 'atomically' | 'limits' | 'providers' | 'secrets' | 'now' | 'newId'
>
type Command = { readonly provider: string; readonly call: WebhookCall }

/**
 * Takes a provider's call as a hint to ask the provider itself; nothing in the call is believed but which payment
 * it is. A payment that nobody here knows and neither does the provider comes to `null`: who calls with guessed names
 * learns nothing by it.
 */
export async function hearWebhook(
  ports: Needs,
  { provider, call }: Command,
): Promise<Result<TakenIn | null, SettleError | WebhookError>> {
  const caller = ports.providers(provider)
  if (!caller) return err({ code: 'payment.not-found' })
  const heard = await caller.heard(call)
  if (!heard.ok) return heard
  const { reference } = heard.value
  if (!(await ports.reads.orders.paymentByReference(provider, reference))) {
    return lookAtUnknown(ports, caller, reference)
  }
  const settled = await settlePayment(ports, { provider, reference })
  if (settled.ok) return ok({ outcome: 'settled', ...settled.value })
  return settled.error.code === 'payment.not-found' ? ok(null) : settled
}

/** A name that is not known here: the provider is asked, unless that was done too often lately. Its list is looked through later all the same. */
async function lookAtUnknown(
  ports: Needs,
  provider: PaymentProvider,
  reference: string,
): Promise<Result<TakenIn | null, SettleError>> {
  const key = ports.secrets.hash(`unknown-payments ${provider.name}`)
  if (await countTry(ports, { key, limit: ports.limits.unknownPayments })) return ok(null)
  const report = await reached(provider.look(reference))
  if (!report.ok) return report
  return report.value ? takeIn(ports, provider.name, report.value) : ok(null)
}
