import { describe, expect, test } from 'bun:test'
import { vatAt, vatOf } from '#core/money/orders/prices.ts'

describe('the VAT in a price', () => {
  test('is that of the buyer’s country', () => {
    const site = { vatRates: { NL: 2100, DE: 1900 } }
    expect(vatAt(site, 'DE')).toEqual({ country: 'DE', rate: 1900 })
  })

  test('is none where the site has no rate', () => {
    expect(vatAt({ vatRates: { NL: 2100 } }, 'US')).toBeNull()
  })

  test('of an order is the rate when it was placed', () => {
    expect(vatOf({ country: 'NL', vatRate: 2100 })).toEqual({ country: 'NL', rate: 2100 })
    expect(vatOf({ country: 'US', vatRate: null })).toBeNull()
    expect(vatOf({ country: null, vatRate: 2100 })).toBeNull()
  })
})
