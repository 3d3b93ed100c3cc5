import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { csvLine } from '#core/desk/orders/csv.ts'
import { exportLedger, exportOrders } from '#core/desk/orders/export-orders.ts'
import { taxOf } from '#core/desk/orders/tax.ts'
import { grant, sell, spend } from '#core/money/book.ts'
import { sumOf, validOf } from '#core/money/orders/refund.ts'
import { sampleOrder, samplePayment } from '#tests/contracts/sample-order.ts'
import { type BuyerEvent, buyerEvents } from '../money/checkout/buyer-events.ts'
import { live } from '../money/checkout/live.ts'
import { openWorld, START } from '../world.ts'

const NOVEMBER = { site: 'vonk', from: Date.UTC(2026, 10), until: Date.UTC(2026, 11) }

async function textOf(parts: AsyncGenerator<string>): Promise<readonly string[][]> {
  let text = ''
  for await (const part of parts) text += part
  return text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
}

/** The rows of a file, by the names of its columns. */
const rowsOf = ([head = [], ...rows]: readonly string[][]) =>
  rows.map((row) => Object.fromEntries(head.map((name, nth) => [name, row[nth] ?? ''])))

const sum = (rows: readonly Record<string, string>[], name: string) =>
  rows.reduce((total, row) => total + Number(row[name]), 0)

test('a cell is never read as a formula, and is quoted where it must be', () => {
  expect(csvLine(['=1+1', '+3', '-4', '@x', '\tx', '\rx', 'a,b', 'say "hi"', -5, 7])).toBe(
    `'=1+1,'+3,'-4,'@x,"'\tx","'\rx","a,b","say ""hi""",-5,7\r\n`,
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = csvLine([text]).replace(/^"/, '')
      expect(cell).not.toMatch(/^[=+\-@\t\r](?!\n)/)
    }),
  )
})

test('net and VAT add up to the gross amount, of a total and of what went back', () => {
  const amounts = fc.integer({ min: 1, max: 100_000_000 })
  const rates = fc.option(fc.integer({ min: 0, max: 2700 }))
  fc.assert(
    fc.property(
      amounts,
      rates,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (amount, vatRate, part) => {
        const returned = Math.floor(amount * part)
        const total = { amount, currency: 'EUR' }
        const tax = taxOf(sampleOrder('ann', { total, price: total, vatRate, returned }))
        expect(tax.net + tax.vat).toBe(amount)
        expect(tax.returnedNet + tax.returnedVat).toBe(returned)
        expect(tax.returnedVat).toBeLessThanOrEqual(tax.vat)
      },
    ),
  )
})

describe('the books of a month', () => {
  test('hold the orders paid in it at one site, and add up with the ledger to the credit', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            day: fc.integer({ min: -3, max: 33 }),
            credits: fc.integer({ min: 1, max: 400 }),
            amount: fc.integer({ min: 1, max: 20_000 }),
            site: fc.constantFrom('vonk', 'other'),
            paid: fc.boolean(),
          }),
          { maxLength: 12 },
        ),
        async (bought) => {
          const world = openWorld()
          await world.member('vonk-member')
          await world.member('other-member', { account: { site: 'other' } })
          for (const [nth, { day, credits, amount, site, paid }] of bought.entries()) {
            const at = NOVEMBER.from + day * 86_400_000
            const total = { amount, currency: 'EUR' }
            const order = sampleOrder(`${site}-member`, {
              ...{ id: `order-${nth}`, site, credits, total, price: total, placedAt: at },
              ...{ state: paid ? 'completed' : 'failed', paidAt: paid ? at : null },
            })
            await world.commit(async (stores) => {
              await stores.orders.add(order)
              await stores.orders.addPayment(
                samplePayment(order.id, {
                  state: paid ? 'paid' : 'failed',
                  reference: `tr-${nth}`,
                }),
              )
              const move = { member: order.member, amount: credits, reference: order.id }
              if (paid) await sell(stores, { now: () => at, newId: world.newId }, move)
            })
          }
          const mine = bought.filter(
            ({ site, paid, day }) => paid && site === 'vonk' && day >= 0 && day < 30,
          )
          const orders = rowsOf(await textOf(exportOrders(world, NOVEMBER)))
          const ledger = rowsOf(await textOf(exportLedger(world, NOVEMBER)))
          expect(orders).toHaveLength(mine.length)
          expect(sum(orders, 'gross')).toBe(mine.reduce((all, { amount }) => all + amount, 0))
          expect(sum(orders, 'net') + sum(orders, 'vat')).toBe(sum(orders, 'gross'))
          const sold = ledger.filter(({ reason }) => reason === 'purchase')
          expect(sum(sold, 'credits')).toBe(sum(orders, 'credits'))
          expect(sold.map(({ reference }) => reference)).toEqual(orders.map((row) => row.order_id))
        },
      ),
      { numRuns: 30 },
    )
  })

  test('say what was refunded, what a bank took back, and by which payment', async () => {
    const world = openWorld()
    await world.member('ann')
    const paidAt = START
    await world.commit(async ({ orders }) => {
      const discount = { code: '=SUM(A1)', percentage: 25 }
      const total = { amount: 2999, currency: 'EUR' }
      const back = { id: 'a', discount, total, state: 'refunded', returned: 1000, paidAt } as const
      await orders.add(sampleOrder('ann', back))
      await orders.addPayment(samplePayment('a', { state: 'refunded', reference: 'tr_7' }))
      const taken = { id: 'b', state: 'charged-back', returned: 3999, paidAt } as const
      await orders.add(sampleOrder('ann', taken))
    })
    expect(rowsOf(await textOf(exportOrders(world, NOVEMBER)))).toMatchObject([
      {
        order_id: 'a',
        country: 'NL',
        country_by_network: 'DE',
        discount_code: `'=SUM(A1)`,
        discount: '1000',
        gross: '2999',
        vat_rate: '2100',
        net: '2479',
        vat: '520',
        refunded: '1000',
        charged_back: '0',
        method: 'ideal',
        payment_id: 'tr_7',
      },
      { order_id: 'b', refunded: '0', charged_back: '3999', payment_id: '' },
    ])
  })

  /** What the files say of Ann’s orders, beside what is stored of them. */
  async function booksOf(history: readonly BuyerEvent[]) {
    const shop = await live(history)
    const within = { ...NOVEMBER, site: shop.site.id }
    const rows = rowsOf(await textOf(exportOrders(shop, within)))
    const ledger = rowsOf(await textOf(exportLedger(shop, within)))
    const stored = await Promise.all(
      rows.map(async ({ order_id: id = '' }) => {
        const order = await shop.reads.orders.byId(id)
        if (!order) throw new Error(`${id} is no order`)
        return { order, refunds: await shop.reads.orders.refundsOf(id) }
      }),
    )
    const wallet = await shop.reads.wallets.of('ann')
    return { rows, ledger, stored, wallet }
  }

  /** Credits of an order in the ledger, by reason. */
  const inLedger = (rows: readonly Record<string, string>[], id: string, reason: string) =>
    Math.abs(
      sum(
        rows.filter((row) => row.reason === reason && row.reference?.split('/')[0] === id),
        'credits',
      ),
    )

  test('add up with the ledger, whatever was refunded, charged back and reversed', async () => {
    await fc.assert(
      fc.asyncProperty(buyerEvents, async (history) => {
        const { rows, ledger, stored, wallet } = await booksOf(history)
        expect(sum(ledger, 'credits')).toBe(wallet.paid + wallet.granted)
        const bought = ledger.filter(({ reason }) => reason === 'purchase')
        expect(sum(bought, 'credits')).toBe(sum(rows, 'credits'))
        for (const [nth, { order, refunds }] of stored.entries()) {
          const row = rows[nth] ?? {}
          const refunded = sum([row], 'refunded')
          expect(refunded).toBe(sumOf(refunds))
          expect(refunded + sum([row], 'charged_back')).toBe(order.returned)
          expect(sum([row], 'refunded_net') + sum([row], 'refunded_vat')).toBe(refunded)
          const of = (reason: string) => inLedger(ledger, order.id, reason)
          expect(of('refund') - of('refund-failed')).toBe(
            validOf(refunds).reduce((all, { credits }) => all + credits, 0) + of('bonus'),
          )
          expect(of('chargeback') - of('reversal')).toBe(order.chargedBackCredits)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('have every part of a refund, before a chargeback too, and none of a reversed one', async () => {
    const refund = (at: number, amount: number) =>
      ({ do: 'desk-refund', at, amount, leaves: false }) as const
    const bank = (at: number, state: 'charged-back' | 'paid') =>
      ({ do: 'report', at, attempt: 0, state }) as const
    const { rows, ledger } = await booksOf([
      ...([0, 1, 2] as const).map((at) => ({ do: 'buy', at }) as const),
      // Of the first, three parts, of which the first failed.
      ...[refund(0, 501), refund(0, 333), { do: 'refund-fails', at: 0 } as const, refund(0, 267)],
      // The bank took the rest of the second, and all of the third, which it gave back.
      ...[refund(1, 1), refund(1, 999), bank(1, 'charged-back')],
      ...[bank(2, 'charged-back'), bank(2, 'paid'), refund(2, 100)],
    ])
    const [first, second, third] = rows.map(({ gross, refunded, charged_back, state }) => ({
      gross: Number(gross),
      back: [Number(refunded), Number(charged_back)],
      state,
    }))
    expect(first).toMatchObject({ state: 'completed', back: [333 + 267, 0] })
    expect(second).toMatchObject({
      state: 'charged-back',
      back: [1 + 999, (second?.gross ?? 0) - 1000],
    })
    expect(third).toMatchObject({ state: 'completed', back: [100, 0] })
    const reasons = ledger.map(({ reason }) => reason)
    const count = (reason: string) => reasons.filter((one) => one === reason).length
    expect([count('purchase'), count('refund-failed'), count('reversal')]).toEqual([3, 1, 1])
  })

  test('have each order once, oldest first, a part at a time, however many there are', async () => {
    const world = openWorld()
    const ids = Array.from({ length: 1001 }, (_, nth) => `order-${nth}`)
    await world.commit(async ({ orders }) => {
      // Two in each moment: the end of a part falls between those.
      for (const [nth, id] of ids.entries()) {
        const paidAt = START + Math.floor((nth + 1) / 2)
        await orders.add(sampleOrder('ann', { id, state: 'completed', paidAt }))
      }
    })
    const parts = await Array.fromAsync(exportOrders(world, NOVEMBER))
    expect(parts.map((part) => part.split('\r\n').length - 1)).toEqual([1, 500, 500, 1])
    const rows = rowsOf(
      parts
        .join('')
        .trim()
        .split('\r\n')
        .map((line) => line.split(',')),
    )
    expect(rows.map(({ order_id }) => order_id).toSorted()).toEqual(ids.toSorted())
    const paid = rows.map((row) => row.paid_at ?? '')
    expect(paid).toEqual(paid.toSorted())
  })

  test('are made a part at a time, however many rows there are', async () => {
    const world = openWorld()
    await world.member('ann')
    await world.commit(async (stores) => {
      await grant(stores, world, { member: 'ann', amount: 2000, reference: 'ann', reason: 'bonus' })
      for (let nth = 0; nth < 1200; nth += 1)
        await spend(stores, world, {
          member: 'ann',
          amount: 1,
          reference: `m-${nth}`,
          reason: 'message',
        })
    })
    const parts: number[] = []
    for await (const part of exportLedger(world, NOVEMBER))
      parts.push(part.split('\r\n').length - 1)
    expect(parts).toEqual([1, 500, 500, 201])
  })
})
