import { describe, expect, test } from 'bun:test'
import type { Charge } from '#core/money/providers.ts'
import { chargeOf, PRICE, type ProviderSubject, started } from './provider-subject.ts'

/** Contract of every payment provider. `open` starts a company that calls `webhookUrl` on loopback. */
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
    test('a started payment is open, for the requested amount, with a checkout page', () =>
      opened(async ({ provider }, charge) => {
        const { reference, checkoutUrl } = await started(provider, charge)
        expect(new URL(checkoutUrl).protocol).toMatch(/^https?:$/)
        expect(await provider.look(reference)).toEqual({
          reference,
          checkoutUrl,
          state: 'open',
          amount: PRICE,
          returned: 0,
          refunds: [],
          payment: charge.payment,
        })
      }))

    test('a payment is found by our id, even if its start had no response', () =>
      opened(async ({ provider }, charge) => {
        expect(await provider.find(charge)).toBeNull()
        const { reference } = await started(provider, charge)
        await started(provider, { ...charge, payment: crypto.randomUUID() })
        expect(await provider.find(charge)).toMatchObject({ reference })
      }))

    test('a payment that cannot be collected is refused, not reported as unknown', () =>
      opened(async ({ provider }, charge) => {
        expect(
          await provider.start({ ...charge, amount: { amount: 0, currency: 'EUR' } }),
        ).toBeNull()
      }))

    test('payments since a moment are listed with our ids', () =>
      opened(async ({ provider, now }, charge) => {
        const { reference } = await started(provider, charge)
        const listed = await provider.list(now() - 60_000)
        expect(listed).toMatchObject([{ reference, payment: charge.payment, state: 'open' }])
        expect(await provider.list(now() + 60_000)).toEqual([])
      }))

    test('starting a payment again is idempotent', () =>
      opened(async ({ provider, count }, charge) => {
        const first = await started(provider, charge)
        expect(await started(provider, charge)).toEqual(first)
        expect(await count()).toBe(1)
      }))

    test('two payments of one order are two payments', () =>
      opened(async ({ provider }, charge) => {
        const first = await started(provider, charge)
        const second = await started(provider, { ...charge, payment: crypto.randomUUID() })
        expect(second.reference).not.toBe(first.reference)
      }))

    test('an unknown payment is not found, whatever its reference', () =>
      opened(async ({ provider }) => {
        expect(await provider.look('unknown')).toBeNull()
        expect(await provider.look('../../orders?x=1#y')).toBeNull()
      }))

    test('a paid payment is reported as paid, and its webhook is accepted', () =>
      opened(async ({ provider, pay, calls }, charge) => {
        const { reference } = await started(provider, charge)
        await pay(reference)
        expect((await provider.look(reference))?.state).toBe('paid')
        expect(calls).toHaveLength(1)
        for (const call of calls)
          expect(await provider.verifyWebhook(call)).toEqual({ ok: true, value: { reference } })
      }))

    test('a declined payment has failed', () =>
      opened(async ({ provider, refuse }, charge) => {
        const { reference } = await started(provider, charge)
        await refuse(reference)
        expect((await provider.look(reference))?.state).toBe('failed')
      }))

    test('an open payment can be cancelled, and stays cancelled', () =>
      opened(async ({ provider }, charge) => {
        const { reference } = await started(provider, charge)
        await provider.cancel(reference)
        await provider.cancel(reference)
        expect((await provider.look(reference))?.state).toBe('cancelled')
      }))

    test('cancelling a paid payment leaves it paid', () =>
      opened(async ({ provider, pay }, charge) => {
        const { reference } = await started(provider, charge)
        await pay(reference)
        await provider.cancel(reference)
        expect((await provider.look(reference))?.state).toBe('paid')
      }))

    test('a refund is idempotent, and a completed full refund marks the payment refunded', () =>
      opened(async ({ provider, pay, giveRefunds }, charge) => {
        const { reference } = await started(provider, charge)
        const refundOf = (refund: string, amount: number) =>
          provider.refund({ refund, reference, amount: { ...PRICE, amount } })
        expect(await refundOf('r-0', 100)).toBe(false)
        await pay(reference)
        expect(await refundOf('r-1', 499)).toBe(true)
        expect(await refundOf('r-1', 499)).toBe(true)
        expect(await provider.look(reference)).toMatchObject({ state: 'paid', returned: 499 })
        expect(await refundOf('r-2', 1001)).toBe(false)
        await refundOf('r-3', 1000)
        expect(await provider.look(reference)).toMatchObject({ returned: 1499 })
        await giveRefunds(reference)
        expect(await provider.look(reference)).toMatchObject({ state: 'refunded', returned: 1499 })
      }))

    test('a refund may fail days later: the money did not go back, and another may follow', () =>
      opened(async ({ provider, pay, giveRefunds, failRefunds, calls }, charge) => {
        const { reference } = await started(provider, charge)
        const refundOf = (refund: string) => provider.refund({ refund, reference, amount: PRICE })
        await pay(reference)
        await refundOf('r-1')
        const failed = { refund: 'r-1', state: 'failed' } as const
        for (let turn = 0; turn < 2; turn += 1) {
          await failRefunds(reference)
          const report = await provider.look(reference)
          expect(report).toMatchObject({ state: 'paid', returned: 0, refunds: [failed] })
        }
        const call = calls.at(-1)
        expect(call && (await provider.verifyWebhook(call))).toEqual({
          ok: true,
          value: { reference },
        })
        expect(await refundOf('r-1')).toBe(true)
        expect(await provider.look(reference)).toMatchObject({ state: 'paid', returned: 0 })

        expect(await refundOf('r-2')).toBe(true)
        await giveRefunds(reference)
        expect(await provider.look(reference)).toMatchObject({
          state: 'refunded',
          returned: 1499,
          refunds: [failed, { refund: 'r-2' }],
        })
      }))

    test('a bank may charge a payment back, and reverse that', () =>
      opened(async ({ provider, pay, chargeBack, reverse }, charge) => {
        const { reference } = await started(provider, charge)
        await pay(reference)
        await chargeBack(reference)
        expect(await provider.look(reference)).toMatchObject({
          state: 'charged-back',
          returned: 1499,
        })
        await reverse(reference)
        expect(await provider.look(reference)).toMatchObject({ state: 'paid', returned: 0 })
      }))

    test('refunds, chargebacks and their reversals are listed', () =>
      opened(
        async ({ provider, now, pay, giveRefunds, failRefunds, chargeBack, reverse }, charge) => {
          const since = now() - 60_000
          const one = async () => {
            const { reference } = await started(provider, {
              ...charge,
              payment: crypto.randomUUID(),
            })
            await pay(reference)
            return reference
          }
          const statesOf = async (reference: string) =>
            (await provider.listReversals(since))
              .filter((listed) => listed.reference === reference)
              .map(({ state }) => state)
          const [refunded, charged] = [await one(), await one()]

          await provider.refund({ refund: 'r-1', reference: refunded, amount: PRICE })
          await giveRefunds(refunded)
          await chargeBack(charged)
          expect(await statesOf(refunded)).toEqual(['refunded'])
          expect(await statesOf(charged)).toEqual(['charged-back'])

          await failRefunds(refunded)
          await reverse(charged)
          expect(await statesOf(refunded)).toEqual(['paid'])
          expect(await statesOf(charged)).toEqual(['paid'])
          expect(await provider.listReversals(now() + 60_000)).toEqual([])
        },
      ))

    test('a webhook without content is rejected', () =>
      opened(async ({ provider }) => {
        for (const body of ['', '{}', 'null', 'id=', '<xml/>']) {
          const verified = await provider.verifyWebhook({ body, header: () => null })
          expect(verified.ok).toBe(false)
        }
      }))
  })
}
