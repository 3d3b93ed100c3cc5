import { describe, expect, test } from 'bun:test'
import { vatAt, vatOf } from '#core/orders/vat.ts'

describe('the VAT in a price', () => {
  test('is that of the country one pays from', () => {
    const site = { vatRates: { NL: 2100, DE: 1900 } }
    expect(vatAt(site, 'DE')).toEqual({ country: 'DE', rate: 1900 })
  })

  test('is none where the site knows of none', () => {
    expect(vatAt({ vatRates: { NL: 2100 } }, 'US')).toBeNull()
  })

  test('of an order is the one it was placed at', () => {
    expect(vatOf({ country: 'NL', vatRate: 2100 })).toEqual({ country: 'NL', rate: 2100 })
    expect(vatOf({ country: 'US', vatRate: null })).toBeNull()
    expect(vatOf({ country: null, vatRate: 2100 })).toBeNull()
  })
})
