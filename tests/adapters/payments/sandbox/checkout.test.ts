import { describe, expect, test } from 'bun:test'
import { textsOf } from '#adapters/locales/texts.ts'
import { HOUR, SECOND } from '#core/shared/time.ts'
import { LOCALES } from '#core/site/locales.ts'
import { atCheckout } from './open-sandbox.ts'

describe('the checkout page', () => {
  test('says that no money is charged, and what is paid for, in the payer’s language', () =>
    atCheckout({ amount: { amount: 1499, currency: 'EUR' } }, async (_, { checkoutUrl }) => {
      const html = await (await fetch(checkoutUrl)).text()
      expect(html).toContain('<html lang="nl">')
      expect(html).toContain('Sandbox: er wordt geen echt geld betaald')
      expect(html).toContain('25 credits')
      expect(html).toMatch(/€\s14,99/)
    }))

  test('is translated into every language of the site', async () => {
    for (const locale of LOCALES)
      await atCheckout({ locale }, async (_, { checkoutUrl }) => {
        const html = await (await fetch(checkoutUrl)).text()
        expect(html).toContain(`<html lang="${locale}">`)
        expect(html).toContain(textsOf(locale, 'sandbox')('sandbox'))
      })
  })

  test('works under a CSP without scripts and frames', () =>
    atCheckout({ returnUrl: 'http://she.localhost:3000/x' }, async ({ url }, { checkoutUrl }) => {
      const answer = await fetch(checkoutUrl)
      const policy = answer.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'; style-src 'self'")
      expect(policy).toContain("form-action 'self' http://she.localhost:3000;")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(await answer.text()).not.toMatch(/<script|style="| on\w+="/)
      const style = await fetch(new URL('/sandbox/checkout.css', url))
      expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
    }))

  test('input from the shop is escaped in the page', () =>
    atCheckout(
      { description: '<img src=x onerror=alert(1)>', order: '"><script>' },
      async (_, { checkoutUrl }) => {
        const html = await (await fetch(checkoutUrl)).text()
        expect(html).not.toContain('<img')
        expect(html).not.toContain('<script')
      },
    ))

  test('an unknown payment is a 404 page', () =>
    atCheckout({}, async ({ url }) => {
      const answer = await fetch(new URL('/sandbox/checkout/sbx_0', url), {
        headers: { 'accept-language': 'nl-NL,nl;q=0.9' },
      })
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('Deze betaling bestaat niet.')
    }))
})

describe('choosing the outcome of a payment', () => {
  for (const outcome of ['paid', 'failed', 'cancelled'] as const)
    test(`${outcome}: the shop gets a webhook, and the payer is redirected back`, () =>
      atCheckout({}, async ({ provider, choose, shop }, { reference, checkoutUrl }) => {
        const answer = await choose(checkoutUrl, outcome)
        expect(answer.status).toBe(303)
        expect(answer.headers.get('location')).toBe('http://127.0.0.1:1/transactions/1')
        expect(shop.calls).toHaveLength(1)
        expect((await provider.look(reference))?.state).toBe(outcome)
      }))

  test('pending, then paid: open at first, with a webhook when it is settled', () =>
    atCheckout({}, async ({ provider, choose, pass, alarm, now, shop }, payment) => {
      const { reference, checkoutUrl } = payment
      await choose(checkoutUrl, 'later')
      expect((await provider.look(reference))?.state).toBe('open')
      expect(alarm()).toBe(now() + 8 * SECOND)
      expect(shop.calls).toHaveLength(0)
      expect(await (await fetch(checkoutUrl)).text()).toContain('Deze betaling is onderweg.')

      await pass(8 * SECOND)
      expect((await provider.look(reference))?.state).toBe('paid')
      expect(shop.calls).toHaveLength(1)
    }))

  test('a pending payment can no longer be cancelled', () =>
    atCheckout({}, async ({ provider, choose, pass }, { reference, checkoutUrl }) => {
      await choose(checkoutUrl, 'later')
      await provider.cancel(reference)
      await pass(8 * SECOND)
      expect((await provider.look(reference))?.state).toBe('paid')
    }))

  test('the first choice is final, and the page then only shows it', () =>
    atCheckout({}, async ({ provider, choose, shop }, { reference, checkoutUrl }) => {
      await choose(checkoutUrl, 'failed')
      await choose(checkoutUrl, 'paid')
      expect((await provider.look(reference))?.state).toBe('failed')
      expect(shop.calls).toHaveLength(1)
      const html = await (await fetch(checkoutUrl)).text()
      expect(html).toContain('Deze betaling is mislukt.')
      expect(html).not.toContain('<form')
    }))

  test('an unknown choice changes nothing', () =>
    atCheckout({}, async ({ provider, choose }, { reference, checkoutUrl }) => {
      expect((await choose(checkoutUrl, 'refunded')).status).toBe(422)
      expect((await fetch(checkoutUrl, { method: 'POST', body: '{}' })).status).toBe(422)
      expect((await fetch(checkoutUrl, { method: 'PUT' })).status).toBe(405)
      expect((await provider.look(reference))?.state).toBe('open')
    }))
})

describe('a webhook that is not accepted', () => {
  test('is retried after a while, until it is accepted', async () => {
    const answers = [500, 404, 200]
    await atCheckout(
      {},
      async ({ choose, pass, alarm, now, shop }, { checkoutUrl }) => {
        await choose(checkoutUrl, 'paid')
        expect(alarm()).toBe(now() + SECOND)
        await pass(SECOND)
        expect(alarm()).toBe(now() + 4 * SECOND)
        await pass(4 * SECOND)
        await pass(HOUR)
        expect(shop.calls).toHaveLength(3)
        expect(alarm()).toBeNull()
      },
      () => answers.shift() ?? 500,
    )
  })

  test('is given up after twelve attempts', () =>
    atCheckout(
      {},
      async ({ choose, pass, alarm, shop }, { checkoutUrl }) => {
        await choose(checkoutUrl, 'paid')
        for (let hour = 0; hour < 20; hour++) await pass(HOUR)
        expect(shop.calls).toHaveLength(12)
        expect(alarm()).toBeNull()
      },
      () => 503,
    ))

  test('does not block the redirect to a shop that is down', () =>
    atCheckout(
      { webhookUrl: 'http://127.0.0.1:1/webhook' },
      async ({ choose }, { checkoutUrl }) => {
        expect((await choose(checkoutUrl, 'paid')).status).toBe(303)
      },
    ))
})
