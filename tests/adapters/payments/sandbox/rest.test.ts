import { describe, expect, test } from 'bun:test'
import { atCheckout, type Opened, openSandbox } from './open-sandbox.ts'

describe('the API for shops', () => {
  const payments = (box: Opened, init: RequestInit) =>
    fetch(new URL('/sandbox/v1/payments', box.url), { method: 'POST', ...init })

  test('refuses calls without the API key', () =>
    atCheckout({}, async (box, { reference }) => {
      for (const authorization of ['', 'Bearer ', 'Bearer key:a secret between twO']) {
        expect((await payments(box, { headers: { authorization } })).status).toBe(401)
        const look = new URL(`/sandbox/v1/payments/${reference}`, box.url)
        expect((await fetch(look, { headers: { authorization } })).status).toBe(401)
      }
    }))

  test('rejects incomplete charges, and return URLs that are scripts', () =>
    atCheckout({}, async (box) => {
      const headers = {
        authorization: 'Bearer key:a secret between two',
        'idempotency-key': 'payment-1',
      }
      const whole = {
        order: '1',
        amount: { amount: 100, currency: 'EUR' },
        method: 'ideal',
        description: 'x',
        locale: 'nl',
        return_url: 'http://localhost/',
        webhook_url: 'http://localhost/',
      }
      for (const body of [
        '',
        '{}',
        JSON.stringify({ ...whole, amount: { amount: -1, currency: 'EUR' } }),
        JSON.stringify({ ...whole, amount: { amount: 1.5, currency: 'EUR' } }),
        JSON.stringify({ ...whole, return_url: 'javascript:alert(1)' }),
      ])
        expect((await payments(box, { headers, body })).status).toBe(422)
      expect((await payments(box, { headers, body: JSON.stringify(whole) })).status).toBe(200)
    }))

  test('handles only its own path', async () => {
    const box = openSandbox()
    expect(await box.site(new Request('http://localhost/members'))).toBeNull()
    expect((await box.site(new Request('http://localhost/sandbox/else')))?.status).toBe(404)
    await box.close()
  })
})
