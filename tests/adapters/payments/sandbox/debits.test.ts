import { describe, expect, test } from 'bun:test'
import type { DebitMandate } from '#core/money/providers.ts'
import { SECOND } from '#core/shared/time.ts'
import { atCheckout } from './open-sandbox.ts'

const MANDATE: DebitMandate = {
  reference: '0193A',
  signedAt: 1_790_000_000_000,
  accountHolder: 'Ann de Vries',
  iban: 'NL91ABNA0417164300',
  street: 'Oudegracht',
  houseNumber: '12',
  zip: '3511 AA',
  city: 'Utrecht',
}
const EMPTY = 'NL96ABNA0417164399'
const debit = (iban = MANDATE.iban) => ({ method: 'sdd', mandate: { ...MANDATE, iban } })

describe('a payment by mandate', () => {
  test('is settled by itself after a while, with a webhook', () =>
    atCheckout(debit(), async ({ provider, pass, shop }, { reference }) => {
      expect(await provider.look(reference)).toMatchObject({ state: 'open' })
      await pass(8 * SECOND)
      expect(await provider.look(reference)).toMatchObject({ state: 'paid' })
      expect(shop.calls).toHaveLength(1)
    }))

  test('without funds fails immediately', () =>
    atCheckout(debit(EMPTY), async ({ provider, shop }, { reference }) => {
      expect(await provider.look(reference)).toMatchObject({ state: 'failed' })
      expect(shop.calls).toHaveLength(1)
    }))

  test('can get another outcome on the checkout page while it is pending', () =>
    atCheckout(debit(), async ({ provider, choose, pass }, { reference, checkoutUrl }) => {
      expect(await (await fetch(checkoutUrl)).text()).toContain('value="failed"')
      await choose(checkoutUrl, 'failed')
      await pass(8 * SECOND)
      expect(await provider.look(reference)).toMatchObject({ state: 'failed' })
    }))

  test('can be cancelled until the bank has booked it', () =>
    atCheckout(debit(), async ({ provider, pass }, { reference }) => {
      await provider.cancel(reference)
      await pass(8 * SECOND)
      expect(await provider.look(reference)).toMatchObject({ state: 'cancelled' })
    }))
})
