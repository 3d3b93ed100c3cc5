import type { Charge, PaymentProvider } from '#core/money/providers.ts'
import type { Money } from '#core/shared/money.ts'
import type { WebhookCall } from '#core/shared/webhook.ts'

/** A provider with its payment company, where the test acts as the payer. */
export type ProviderSubject = {
  readonly provider: PaymentProvider
  /** The time at the company. */
  now(): number
  /** Webhook calls received so far. */
  readonly calls: readonly WebhookCall[]
  pay(reference: string): Promise<void>
  refuse(reference: string): Promise<void>
  chargeBack(reference: string): Promise<void>
  reverse(reference: string): Promise<void>
  /** Completes accepted refunds. */
  giveRefunds(reference: string): Promise<void>
  /** Fails completed refunds. */
  failRefunds(reference: string): Promise<void>
  /** The number of payments at the company. */
  count(): Promise<number>
  close(): Promise<void>
}

export const PRICE: Money = { amount: 1499, currency: 'EUR' }

export const chargeOf = (facts: Partial<Charge> = {}): Charge => ({
  payment: crypto.randomUUID(),
  startedAt: Date.now(),
  order: crypto.randomUUID(),
  amount: PRICE,
  method: 'ideal',
  description: '25 credits',
  locale: 'nl',
  returnUrl: 'http://127.0.0.1:1/transactions/1',
  webhookUrl: 'http://127.0.0.1:1/webhook',
  mandate: null,
  ...facts,
})

/** A payment that the company accepted. */
export async function started(provider: PaymentProvider, charge: Charge) {
  const taken = await provider.start(charge)
  if (taken?.checkoutUrl == null) throw new Error('it was not taken on')
  return { reference: taken.reference, checkoutUrl: taken.checkoutUrl }
}
