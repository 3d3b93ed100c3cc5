import { countTry } from '../../accounts/rate-limit.ts'
import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { WebhookCall, WebhookError } from '../../shared/webhook.ts'
import { type PaymentProvider, reached } from '../providers.ts'
import { settlePayment } from '../settling/provider.ts'
import type { SettleError } from '../settling/settle-order.ts'
import { type ImportedPayment, importPayment } from './import-payment.ts'

type Needs = Pick<
  Ports,
  'reads' | 'atomically' | 'limits' | 'providers' | 'sites' | 'secrets' | 'now' | 'newId'
>
type Command = { readonly provider: string; readonly call: WebhookCall }

/**
 * Handles a provider's webhook: only the payment id is used, and the payment is then fetched from the provider.
 * `null` for a payment unknown to both, so guessing ids reveals nothing.
 */
export async function receiveWebhook(
  ports: Needs,
  { provider, call }: Command,
): Promise<Result<ImportedPayment | null, SettleError | WebhookError>> {
  const caller = ports.providers(provider)
  if (!caller) return err({ code: 'payment.not-found' })
  const verified = await caller.verifyWebhook(call)
  if (!verified.ok) return verified
  const { reference } = verified.value
  if (!(await ports.reads.orders.paymentByReference(provider, reference))) {
    return lookAtUnknown(ports, caller, reference)
  }
  const settled = await settlePayment(ports, { provider, reference })
  if (settled.ok) return ok({ outcome: 'settled', ...settled.value })
  return settled.error.code === 'payment.not-found' ? ok(null) : settled
}

/** Unknown id: ask the provider, within a rate limit. The job that lists its payments finds it later anyway. */
async function lookAtUnknown(
  ports: Needs,
  provider: PaymentProvider,
  reference: string,
): Promise<Result<ImportedPayment | null, SettleError>> {
  const key = ports.secrets.hash(`unknown-payments ${provider.name}`)
  if (await countTry(ports, { key, limit: ports.limits.unknownPayments })) return ok(null)
  const report = await reached(provider.look(reference))
  if (!report.ok) return report
  return report.value ? importPayment(ports, provider.name, report.value) : ok(null)
}
