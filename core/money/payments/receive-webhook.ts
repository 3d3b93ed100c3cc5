import { countTry } from '../../accounts/tries.ts'
import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { WebhookCall, WebhookError } from '../../shared/webhook.ts'
import type { StrayPayment } from '../ports.ts'
import { type PaymentProvider, type ProviderStatus, reached } from '../providers.ts'
import {
  applyReport,
  type PaymentPorts,
  recordStart,
  type SettleError,
  settlePayment,
} from '../settle-payment.ts'
import type { Settled } from '../settling/apply.ts'

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

/** Result for a payment reported by a provider: settled, or a stray; `isNew` the first time. */
export type ImportedPayment =
  | ({ readonly outcome: 'settled' } & Settled)
  | { readonly outcome: 'stray'; readonly stray: StrayPayment; readonly isNew: boolean }

/**
 * Handles a provider's payment with an unknown reference: either ours, whose start was interrupted before the
 * reference was stored, or a stray, stored for the operator.
 */
export async function importPayment(
  ports: PaymentPorts,
  provider: string,
  report: ProviderStatus,
): Promise<Result<ImportedPayment, SettleError>> {
  const mine = report.payment ? await ports.reads.orders.paymentById(report.payment) : null
  if (mine?.provider !== provider || mine.reference !== null) {
    const { reference, state, amount } = report
    const stray = { provider, reference, state, amount, seenAt: ports.now() }
    const recorded = await ports.atomically(async ({ orders }) => ok(await orders.addStray(stray)))
    return ok({ outcome: 'stray', stray, isNew: recorded.value })
  }
  const named = await recordStart(ports, mine, report)
  const settled = await applyReport(ports, named, report)
  return settled.ok ? ok({ outcome: 'settled', ...settled.value }) : settled
}
