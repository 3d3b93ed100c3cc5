import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { WebhookCall, WebhookError } from './providers.ts'
import { type Settled, type SettleError, settlePayment } from './settle-payment.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'providers' | 'announcer' | 'now' | 'newId'>
type Command = { readonly provider: string; readonly call: WebhookCall }

/**
 * Takes a provider's call as a hint to ask the provider itself; nothing in the call is believed but which payment
 * it is. A payment that nobody here knows comes to `null`: who calls with guessed names learns nothing by it.
 */
export async function hearWebhook(
  ports: Needs,
  { provider, call }: Command,
): Promise<Result<Settled | null, SettleError | WebhookError>> {
  const caller = ports.providers(provider)
  if (!caller) return err({ code: 'payment.not-found' })
  const heard = await caller.heard(call)
  if (!heard.ok) return heard
  const settled = await settlePayment(ports, { provider, ...heard.value })
  return !settled.ok && settled.error.code === 'payment.not-found' ? ok(null) : settled
}
