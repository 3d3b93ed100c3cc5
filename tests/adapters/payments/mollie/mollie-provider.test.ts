import { describe, expect, test } from 'bun:test'
import { mollieProvider } from '#adapters/payments/mollie/mollie-provider.ts'
import { uuids } from '#adapters/system/ids.ts'
import { HOUR } from '#core/shared/time.ts'
import { chargeOf, started } from '#tests/contracts/provider-subject.ts'
import { providersContract } from '#tests/contracts/providers.contract.ts'
import { openShop } from '../sandbox/open-sandbox.ts'
import { openMollie } from './open-mollie.ts'

const KEY = 'test_key'

providersContract('Mollie', async () => {
  const shop = openShop()
  const mollie = openMollie(KEY)
  return {
    provider: mollieProvider({ apiKey: KEY, apiUrl: mollie.apiUrl, now: Date.now }),
    now: Date.now,
    calls: shop.calls,
    webhookUrl: shop.webhookUrl,
    pay: (reference) => mollie.tell(reference, { status: 'paid' }),
    refuse: (reference) => mollie.tell(reference, { status: 'failed' }),
    chargeBack: async (reference) => void mollie.chargeBack(reference),
    reverse: async (reference) => void mollie.reverse(reference),
    giveRefunds: (reference) => mollie.decideRefunds(reference, 'refunded'),
    failRefunds: (reference) => mollie.decideRefunds(reference, 'failed'),
    count: async () => mollie.payments.length,
    async close() {
      await mollie.close()
      await shop.close()
    },
  }
})

/** Mollie with one payment created. */
async function given(
  work: (
    subject: ReturnType<typeof openMollie> & { provider: ReturnType<typeof mollieProvider> },
  ) => Promise<void>,
  pageSize?: number,
) {
  const mollie = openMollie(KEY, pageSize)
  try {
    await work({
      ...mollie,
      provider: mollieProvider({ apiKey: KEY, apiUrl: mollie.apiUrl, now: Date.now }),
    })
  } finally {
    await mollie.close()
  }
}

describe('a payment at Mollie', () => {
  test('is created in Mollie’s format', () =>
    given(async ({ provider, payments }) => {
      const amount = { amount: 5, currency: 'EUR' }
      await provider.start(chargeOf({ amount, method: 'prezelewy24', locale: 'no' }))
      await provider.start(chargeOf({ method: 'visa' }))
      expect(payments[1]).toMatchObject({
        amount: { currency: 'EUR', value: '0.05' },
        method: 'przelewy24',
        locale: 'nb_NO',
      })
      expect(payments[0]).toMatchObject({
        amount: { currency: 'EUR', value: '14.99' },
        method: 'creditcard',
      })
    }))

  test('that is pending, authorised or of an unknown status is open', () =>
    given(async ({ provider, change }) => {
      const { reference } = await started(provider, chargeOf())
      for (const status of ['pending', 'authorized', 'something-new']) {
        change(reference, { status })
        expect((await provider.look(reference))?.state).toBe('open')
      }
      change(reference, { status: 'expired' })
      expect((await provider.look(reference))?.state).toBe('failed')
    }))

  test('is refunded or charged back when all of it went back, and paid until then', () =>
    given(async ({ provider, change }) => {
      const { reference } = await started(provider, chargeOf())
      const amountOf = (value: string) => ({ currency: 'EUR', value })
      // Created by hand at Mollie, without an id of ours.
      const refunds = (status: string) => ({
        _embedded: { refunds: [{ amount: amountOf('14.99'), metadata: null, status }] },
      })
      for (const [facts, state] of [
        [{ amountRefunded: amountOf('0.00') }, 'paid'],
        [{ amountRefunded: amountOf('5.00') }, 'paid'],
        [{ amountRefunded: amountOf('14.99') }, 'refunded'],
        [
          { amountRefunded: amountOf('0.00'), amountChargedBack: amountOf('14.99') },
          'charged-back',
        ],
        [
          {
            amountRefunded: amountOf('14.99'),
            amountChargedBack: amountOf('0.00'),
            ...refunds('pending'),
          },
          'paid',
        ],
        [{ amountRefunded: amountOf('14.99'), ...refunds('queued') }, 'paid'],
        [{ amountRefunded: amountOf('14.99'), ...refunds('processing') }, 'paid'],
        [{ amountRefunded: amountOf('14.99'), ...refunds('refunded') }, 'refunded'],
        [{ amountRefunded: amountOf('14.99'), ...refunds('failed') }, 'paid'],
        [
          { _embedded: {}, amountRefunded: amountOf('5.00'), amountChargedBack: amountOf('9.99') },
          'charged-back',
        ],
      ] as const) {
        change(reference, { status: 'paid', ...facts })
        expect((await provider.look(reference))?.state).toBe(state)
      }
    }))
})

describe('a retried payment', () => {
  const longAgo = () => ({ startedAt: Date.now() - 2 * HOUR })

  test('is found in the list after Mollie’s idempotency key expired, and not created twice', () =>
    given(async ({ provider, payments, expireKeys }) => {
      const charge = chargeOf(longAgo())
      const first = await provider.start(charge)
      for (let other = 0; other < 5; other++) await provider.start(chargeOf())
      expireKeys()
      expect(await provider.start(charge)).toEqual(first)
      expect(payments).toHaveLength(6)
    }, 2))

  test('is found too when the clock was set back', () =>
    given(async ({ provider, payments, expireKeys }) => {
      const charge = chargeOf({ startedAt: Date.now() + HOUR })
      const page = await provider.start(charge)
      expireKeys()
      expect(await provider.start(charge)).toEqual(page)
      expect(payments).toHaveLength(1)
    }))

  test('soon after needs no list, whatever time is in the client’s id', () =>
    given(async ({ provider, requests }) => {
      await provider.start(chargeOf({ payment: uuids(() => 0)() }))
      expect(requests).toEqual(['POST /v2/payments'])
    }))

  test('searches a few pages of a long list, and then reports that it is unknown', () =>
    given(async ({ provider, requests }) => {
      for (let other = 0; other < 20; other++) await provider.start(chargeOf())
      requests.length = 0
      const lost = chargeOf({ ...longAgo(), payment: uuids(() => 0)() })
      await expect(provider.start(lost)).rejects.toThrow('too many payments')
      expect(requests).toEqual(Array.from({ length: 8 }, () => 'GET /v2/payments'))
      expect(await provider.list(0)).toHaveLength(8)
    }, 2))

  test('stops at the first page that is older than the payment', () =>
    given(async ({ provider, payments, change, requests }) => {
      for (let other = 0; other < 6; other++) await provider.start(chargeOf())
      const old = new Date(Date.now() - 9 * HOUR).toISOString()
      for (const { id } of payments) change(id, { createdAt: old })
      requests.length = 0
      expect(await provider.find(chargeOf(longAgo()))).toBeNull()
      expect(requests).toHaveLength(1)
    }, 2))
})

describe('webhook calls', () => {
  const verify = (body: string) =>
    mollieProvider({ apiKey: KEY, apiUrl: 'http://127.0.0.1:1/v2', now: Date.now }).verifyWebhook({
      body,
      header: () => null,
    })

  test('only name a payment to check', async () => {
    expect(await verify('id=tr_7UhSN1zuXS')).toEqual({
      ok: true,
      value: { reference: 'tr_7UhSN1zuXS' },
    })
    for (const body of ['id=ord_1', 'id=tr_1/../../x', 'id=tr_', 'status=paid'])
      expect((await verify(body)).ok).toBe(false)
  })
})

test('an invalid key and an unreachable company throw', () =>
  given(async ({ apiUrl }) => {
    const invalidKey = mollieProvider({ apiKey: 'wrong', apiUrl, now: Date.now })
    await expect(invalidKey.start(chargeOf())).rejects.toThrow('Mollie answered 401')
    const unreachable = mollieProvider({
      apiKey: KEY,
      apiUrl: 'http://127.0.0.1:1/v2',
      now: Date.now,
    })
    await expect(unreachable.look('tr_1')).rejects.toThrow()
  }))
