import { describe, expect, test } from 'bun:test'
import { SIGNATURE_HEADER } from '#adapters/payments/sandbox/company.ts'
import { memoryBook } from '#adapters/payments/sandbox/memory-book.ts'
import { signed } from '#adapters/shared/signature.ts'
import { err } from '#core/shared/result.ts'
import { MINUTE } from '#core/shared/time.ts'
import { chargeOf } from '#tests/contracts/provider-subject.ts'
import { providersContract } from '#tests/contracts/providers.contract.ts'
import { openSandbox, openShop } from './open-sandbox.ts'

providersContract('the sandbox', async () => {
  const known = new Set<string>()
  const stored = memoryBook()
  const shop = openShop()
  const box = openSandbox({
    ...stored,
    async add(payment) {
      const existing = await stored.add(payment)
      known.add(existing.reference)
      return existing
    },
  })
  const checkout = (reference: string) => new URL(`/sandbox/checkout/${reference}`, box.url).href
  return {
    provider: box.provider,
    now: box.now,
    calls: shop.calls,
    webhookUrl: shop.webhookUrl,
    pay: async (reference) => void (await box.choose(checkout(reference), 'paid')),
    refuse: async (reference) => void (await box.choose(checkout(reference), 'failed')),
    chargeBack: async (reference) => void (await box.choose(checkout(reference), 'charged-back')),
    reverse: async (reference) => void (await box.choose(checkout(reference), 'reversed')),
    // The sandbox refunds immediately.
    giveRefunds: async () => {},
    failRefunds: async (reference) => void (await box.choose(checkout(reference), 'refund-failed')),
    count: async () => known.size,
    async close() {
      await box.close()
      await shop.close()
    },
  }
})

describe('a webhook call from the sandbox', () => {
  const body = JSON.stringify({ payment: 'sbx_1' })
  const verify = async (header: (now: number) => string | null | Promise<string>, sent = body) => {
    const box = openSandbox()
    try {
      const value = await header(box.now())
      return await box.provider.verifyWebhook({
        body: sent,
        header: (name) => (name === SIGNATURE_HEADER ? value : null),
      })
    } finally {
      await box.close()
    }
  }
  const right = (now: number) => signed('webhook:a secret between two', body, now)
  const UNTRUSTED = err({ code: 'webhook.untrusted' } as const)

  test('is accepted with a valid signature', async () => {
    expect(await verify(right)).toEqual({ ok: true, value: { reference: 'sbx_1' } })
  })

  test('is rejected without a signature, or with a malformed one', async () => {
    for (const signature of [null, '', 't=1', 't=1,v1=zz', `v1=${'0'.repeat(64)}`])
      expect(await verify(() => signature)).toEqual(UNTRUSTED)
  })

  test('is rejected when signed with another secret', async () => {
    expect(await verify((now) => signed('another', body, now))).toEqual(UNTRUSTED)
  })

  test('is rejected when a byte was changed', async () => {
    expect(await verify(right, body.replace('sbx_1', 'sbx_2'))).toEqual(UNTRUSTED)
    expect(await verify(async (now) => (await right(now)).replace(/.$/, flipped))).toEqual(
      UNTRUSTED,
    )
  })

  test('is rejected when it is old, or from the future', async () => {
    expect(await verify((now) => right(now - 6 * MINUTE))).toEqual(UNTRUSTED)
    expect(await verify((now) => right(now + 6 * MINUTE))).toEqual(UNTRUSTED)
  })

  test('is invalid when signed but without a payment', async () => {
    const sent = '{"payment":7}'
    const signature = (now: number) => signed('webhook:a secret between two', sent, now)
    expect(await verify(signature, sent)).toEqual(err({ code: 'webhook.invalid' }))
  })
})

test('an unreachable company throws', async () => {
  const box = openSandbox()
  await box.close()
  await expect(box.provider.start(chargeOf())).rejects.toThrow()
  await expect(box.provider.look('sbx_1')).rejects.toThrow()
})

const flipped = (digit: string): string => (digit === '0' ? '1' : '0')
