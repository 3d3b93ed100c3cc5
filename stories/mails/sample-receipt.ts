import type { Receipt } from '#core/money/receipt.ts'

const euros = (amount: number) => ({ amount, currency: 'EUR' })

/** A receipt as a mail shows it. */
export const RECEIPT: Receipt = {
  number: '261121-7KQ4MX',
  seller: {
    site: 'Vonk',
    name: 'Vonk Voorbeeld B.V.',
    address: 'Voorbeeldstraat 1',
    city: '0000 AA Voorbeeldstad',
    country: 'NL',
    kvk: '00000000',
    vatNumbers: ['NL000000000B00'],
  },
  buyer: { name: 'Ann', email: 'ann@example.test' },
  country: 'BE',
  paidAt: Date.UTC(2026, 10, 21, 12),
  method: 'ideal',
  credits: 60,
  price: euros(3999),
  discount: { code: 'WELCOME25', percentage: 25, amount: euros(1000) },
  total: euros(2999),
  vat: { rate: 2100, amount: euros(520) },
  refund: null,
}
