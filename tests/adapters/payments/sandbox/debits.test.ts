import { describe, expect, test } from 'bun:test'
import type { DebitMandate } from '#core/payments/providers.ts'
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

describe('a payment on a mandate', () => {
  test('comes in by itself after a while, and the shop is called', () =>
    atCheckout(debit(), async ({ provider, pass, shop }, { reference }) => {
      expect(await provider.look(reference)).toMatchObject({ state: 'open' })
      await pass(8 * SECOND)
      expect(await provider.look(reference)).toMatchObject({ state: 'paid' })
      expect(shop.calls).toHaveLength(1)
    }))

  test('from an account that holds nothing fails at once', () =>
    atCheckout(debit(EMPTY), async ({ provider, shop }, { reference }) => {
      expect(await provider.look(reference)).toMatchObject({ state: 'failed' })
      expect(shop.calls).toHaveLength(1)
    }))

  test('may end otherwise on the company’s page while it is under way', () =>
    atCheckout(debit(), async ({ provider, choose, pass }, { reference, checkoutUrl }) => {
      expect(await (await fetch(checkoutUrl)).text()).toContain('value="failed"')
      await choose(checkoutUrl, 'failed')
      await pass(8 * SECOND)
      expect(await provider.look(reference)).toMatchObject({ state: 'failed' })
    }))

  test('can be withdrawn until the bank has booked it', () =>
    atCheckout(debit(), async ({ provider, pass }, { reference }) => {
      await provider.cancel(reference)
      await pass(8 * SECOND)
      expect(await provider.look(reference)).toMatchObject({ state: 'cancelled' })
    }))
})
