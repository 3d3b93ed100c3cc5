import { expect, test } from 'bun:test'
import { olderDatabase } from './older-database.ts'

/** PGlite starts slowly. */
const TIMEOUT = 120_000

const ROWS = [
  `insert into discount_codes (key, code, country, member, expires, percentage, currency, minimum_order_value, status, validity, payment_methods) values ('stay-ann', 'STAY-ANN', null, 'ann', 9, 50, null, 0, 'active', 'once-per-user', '[]')`,
]

test.each(['libsql', 'postgres'] as const)(
  'migrating a %s database keeps discount codes, as none that operators made',
  async (dialect) => {
    const { reads, close } = await olderDatabase(dialect, 'money-at-the-desk', ROWS)
    expect(await reads.discounts.byCode('Stay-Ann')).toEqual({
      code: 'STAY-ANN',
      country: null,
      member: 'ann',
      expires: 9,
      percentage: 50,
      amount: 0,
      currency: null,
      minimumOrderValue: 0,
      status: 'active',
      validity: 'once-per-user',
      paymentMethods: [],
      made: null,
    })
    expect(await reads.discounts.made(null, 9)).toEqual([])
    await close()
  },
  TIMEOUT,
)
