import { expect, test } from 'bun:test'
import { olderDatabase } from './older-database.ts'

/** PGlite starts slowly. */
const TIMEOUT = 120_000

const account = (id: string, premiumSince: number | null) =>
  `insert into accounts (id, email, email_key, password_hash, status, site, country, language, tracking, signed_up_at, premium_since, invisible, privacy, notifications_disabled, mail_troubles) values ('${id}', '${id}@a.test', '${id}@a.test', '!', 'active', 'vonk', 'BE', 'nl', '{}', 1, ${premiumSince}, false, false, '[]', '[]')`

const order = (id: string, member: string, state: string) =>
  `insert into orders (id, member, site, bundle, credits, price_amount, price_currency, discount_code, discount_percentage, total_amount, total_currency, state, placed_at, settled_at) values ('${id}', '${member}', 'vonk', 'eur-60', 60, 3999, 'EUR', 'WELCOME25', 25, 2999, 'EUR', '${state}', 5, 7)`

const payment = (id: string, of: string, state: string) =>
  `insert into payments (id, "order", method, provider, reference, checkout_url, state, started_at) values ('${id}', '${of}', 'ideal', 'sandbox', null, null, '${state}', 6)`

const refund = (of: string, paid: string, amount: number) =>
  `insert into refunds ("order", id, payment, credits, amount, currency, asked_at, sent_at) values ('${of}', 'r-${of}', '${paid}', 30, ${amount}, 'EUR', 8, null)`

const ROWS = [
  account('ann', 7),
  account('bob', 7),
  account('cas', 7),
  account('demo', 7),
  order('bought', 'ann', 'completed'),
  payment('p-bought', 'bought', 'open'),
  order('back', 'bob', 'refunded'),
  order('some', 'cas', 'refunded'),
  payment('p-some', 'some', 'refunded'),
  refund('some', 'p-some', 1500),
]

test.each(['libsql', 'postgres'] as const)(
  'migrating a %s database sets payments, refunds and premium of orders',
  async (dialect) => {
    const { reads, close } = await olderDatabase(dialect, 'standing-orders', ROWS)
    expect(await reads.orders.byId('bought')).toMatchObject({
      country: 'BE',
      vatRate: null,
      paidAt: 7,
      returned: 0,
      chargebacks: 0,
    })
    expect(await reads.orders.byId('back')).toMatchObject({ returned: 2999 })
    expect(await reads.orders.byId('some')).toMatchObject({ returned: 1500 })
    expect(await reads.orders.paymentById('p-bought')).toMatchObject({
      amount: { amount: 2999, currency: 'EUR' },
      discount: { code: 'WELCOME25', percentage: 25 },
      nextAskAt: 6,
    })
    expect((await reads.orders.refundsOf('some')).at(-1)).toMatchObject({ nextTryAt: 8 })

    const premium = async (id: string) => {
      const found = await reads.accounts.byId(id)
      return [found?.premiumSince, found?.boughtAt]
    }
    expect(await premium('ann')).toEqual([7, 7])
    expect(await premium('bob')).toEqual([null, 7])
    expect(await premium('cas')).toEqual([7, 7])
    // Premium without a purchase.
    expect(await premium('demo')).toEqual([7, 7])
    await close()
  },
  TIMEOUT,
)
