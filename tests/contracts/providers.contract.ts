import { describe, expect, test } from 'bun:test'
import type { Charge, PaymentProvider, WebhookCall } from '#core/orders/providers.ts'
import type { Money } from '#core/shared/money.ts'

/** A provider with the company behind it, which the test may play the payer at. */
export type ProviderSubject = {
  readonly provider: PaymentProvider
  /** What Vonk was called with, so far. */
  readonly calls: readonly WebhookCall[]
  pay(reference: string): Promise<void>
  refuse(reference: string): Promise<void>
  /** How many payments the company knows. */
  count(): Promise<number>
  close(): Promise<void>
}

const PRICE: Money = { amount: 1499, currency: 'EUR' }

export const chargeOf = (facts: Partial<Charge> = {}): Charge => ({
  payment: crypto.randomUUID(),
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

/** What every way to a payment company promises. `open` starts a company that calls `webhookUrl` on loopback. */
export function providersContract(
  name: string,
  open: () => Promise<ProviderSubject & { readonly webhookUrl: string }>,
) {
  const opened = async (work: (subject: ProviderSubject, charge: Charge) => Promise<void>) => {
    const subject = await open()
    try {
      await work(subject, chargeOf({ webhookUrl: subject.webhookUrl }))
    } finally {
      await subject.close()
    }
  }

  describe(`payments collected by ${name}`, () => {
    test('a payment that was started is open, for the amount asked, and has a page to pay on', () =>
      opened(async ({ provider }, charge) => {
        const { reference, checkoutUrl } = await provider.start(charge)
        expect(new URL(checkoutUrl).protocol).toMatch(/^https?:$/)
        expect(await provider.look(reference)).toEqual({ reference, state: 'open', amount: PRICE })
      }))

    test('starting the same payment again starts nothing new', () =>
      opened(async ({ provider, count }, charge) => {
        const first = await provider.start(charge)
        expect(await provider.start(charge)).toEqual(first)
        expect(await count()).toBe(1)
      }))

    test('two payments of one order are two payments', () =>
      opened(async ({ provider }, charge) => {
        const first = await provider.start(charge)
        const second = await provider.start({ ...charge, payment: crypto.randomUUID() })
        expect(second.reference).not.toBe(first.reference)
      }))

    test('a payment the company does not know is none, also by an odd name', () =>
      opened(async ({ provider }) => {
        expect(await provider.look('unknown')).toBeNull()
        expect(await provider.look('../../orders?x=1#y')).toBeNull()
      }))

    test('what was paid is paid, and the company’s call is recognised as being about it', () =>
      opened(async ({ provider, pay, calls }, charge) => {
        const { reference } = await provider.start(charge)
        await pay(reference)
        expect((await provider.look(reference))?.state).toBe('paid')
        expect(calls).toHaveLength(1)
        for (const call of calls)
          expect(await provider.heard(call)).toEqual({ ok: true, value: { reference } })
      }))

    test('what was refused has failed', () =>
      opened(async ({ provider, refuse }, charge) => {
        const { reference } = await provider.start(charge)
        await refuse(reference)
        expect((await provider.look(reference))?.state).toBe('failed')
      }))

    test('an open payment can be withdrawn, and stays withdrawn', () =>
      opened(async ({ provider }, charge) => {
        const { reference } = await provider.start(charge)
        await provider.cancel(reference)
        await provider.cancel(reference)
        expect((await provider.look(reference))?.state).toBe('cancelled')
      }))

    test('withdrawing what was paid leaves it paid', () =>
      opened(async ({ provider, pay }, charge) => {
        const { reference } = await provider.start(charge)
        await pay(reference)
        await provider.cancel(reference)
        expect((await provider.look(reference))?.state).toBe('paid')
      }))

    test('money goes back once for each refund, and what is all back is refunded', () =>
      opened(async ({ provider, pay }, charge) => {
        const { reference } = await provider.start(charge)
        const back = (refund: string, amount: number) =>
          provider.payBack({ refund, reference, amount: { ...PRICE, amount } })
        await expect(back('r-0', 100)).rejects.toThrow()
        await pay(reference)
        await back('r-1', 499)
        await back('r-1', 499)
        expect((await provider.look(reference))?.state).toBe('paid')
        await expect(back('r-2', 1001)).rejects.toThrow()
        await back('r-3', 1000)
        expect((await provider.look(reference))?.state).toBe('refunded')
      }))

    test('a call that says nothing is not believed', () =>
      opened(async ({ provider }) => {
        for (const body of ['', '{}', 'null', 'id=', '<xml/>']) {
          const heard = await provider.heard({ body, header: () => null })
          expect(heard.ok).toBe(false)
        }
      }))
  })
}
