import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { giveBack, grant, sell, spend, take, takeBack } from '#core/money/book.ts'
import { type BookAccount, signedAmount } from '#core/money/ports.ts'
import { viewLedger } from '#core/money/view-ledger.ts'
import { openWorld } from '#tests/core/world.ts'

const SITE: readonly BookAccount[] = ['site:grants', 'site:sales', 'site:spent', 'site:refunds']

async function bookOfAnn() {
  const world = openWorld()
  await world.member('ann')
  const move = (amount: number, reference: string) => ({ member: 'ann', amount, reference })
  return {
    world,
    give: (amount: number, reference: string) =>
      world.commit((stores) =>
        grant(stores, world, { ...move(amount, reference), reason: 'bonus' }),
      ),
    buy: (amount: number, reference: string) =>
      world.commit((stores) => sell(stores, world, move(amount, reference))),
    use: (amount: number, reference: string) =>
      world.commit((stores) =>
        spend(stores, world, { ...move(amount, reference), reason: 'message' }),
      ),
    back: (amount: number, reference: string) =>
      world.commit((stores) =>
        takeBack(stores, world, { ...move(amount, reference), reason: 'refund' }),
      ),
    take: (amount: number, reference: string) =>
      world.commit((stores) => take(stores, world, move(amount, reference))),
    giveBack: (reference: string) =>
      world.commit((stores) =>
        giveBack(stores, world, { member: 'ann', reference, drawn: { granted: 2, paid: 0 } }),
      ),
    wallet: () => world.reads.wallets.of('ann'),
  }
}

describe('credits', () => {
  test('are spent granted first, with both kinds in the ledger', async () => {
    const { world, give, buy, use, wallet } = await bookOfAnn()
    await give(3, 'gift')
    await buy(10, 'order')
    expect(await use(5, 'message')).toEqual({ ok: true, value: { granted: 3, paid: 2 } })
    expect(await wallet()).toEqual({ granted: 0, paid: 8 })
    expect(await world.reads.ledger.balance('granted:ann')).toBe(0)
    expect(await world.reads.ledger.balance('paid:ann')).toBe(8)
  })

  test('are granted and sold once per cause', async () => {
    const { give, buy, wallet } = await bookOfAnn()
    expect([await give(5, 'gift'), await give(5, 'gift')]).toEqual([true, false])
    expect([await buy(25, 'order'), await buy(25, 'order')]).toEqual([true, false])
    expect(await wallet()).toEqual({ granted: 5, paid: 25 })
  })

  test('are not refunded twice for one cause: that throws and rolls back', async () => {
    const { give, use, wallet, giveBack } = await bookOfAnn()
    await give(5, 'gift')
    await use(2, 'message')
    await giveBack('message')
    await expect(giveBack('message')).rejects.toThrow()
    expect(await wallet()).toEqual({ granted: 5, paid: 0 })
  })

  test('are not spent twice for one cause: that throws and rolls back', async () => {
    const { give, use, wallet } = await bookOfAnn()
    await give(5, 'gift')
    await use(1, 'message')
    await expect(use(1, 'message')).rejects.toThrow()
    expect(await wallet()).toEqual({ granted: 4, paid: 0 })
  })

  test('are reclaimed up to the paid balance, once', async () => {
    const { give, buy, use, back, wallet } = await bookOfAnn()
    await buy(10, 'order')
    await use(4, 'message')
    await give(2, 'gift')
    expect(await back(10, 'order')).toBe(6)
    expect(await wallet()).toEqual({ granted: 2, paid: 0 })
    expect(await back(10, 'order')).toBe(0)
    await buy(3, 'another')
    await expect(back(3, 'order')).rejects.toThrow()
  })

  test('are taken granted first, with both kinds in the ledger', async () => {
    const { world, give, buy, take, wallet } = await bookOfAnn()
    await give(3, 'gift')
    world.pass(1)
    await buy(10, 'order')
    world.pass(1)
    expect(await take(5, 'mistake')).toEqual({ ok: true, value: { granted: 3, paid: 2 } })
    expect(await wallet()).toEqual({ granted: 0, paid: 8 })
    const taken = { reason: 'taken', reference: 'mistake', member: 'ann', at: world.now() }
    const entries = await world.reads.ledger.of('ann', null, 9)
    expect(entries.filter(({ reason }) => reason === 'taken')).toHaveLength(2)
    expect(entries).toEqual(
      expect.arrayContaining([
        { ...taken, id: expect.any(String), from: 'granted:ann', to: 'site:grants', amount: 3 },
        { ...taken, id: expect.any(String), from: 'paid:ann', to: 'site:grants', amount: 2 },
      ]),
    )
  })

  test('are taken to the last, and never more than there are', async () => {
    const { world, give, take, wallet } = await bookOfAnn()
    await give(5, 'gift')
    expect(await take(6, 'mistake')).toEqual({
      ok: false,
      error: { code: 'credits.insufficient', needed: 6, balance: 5 },
    })
    expect(await wallet()).toEqual({ granted: 5, paid: 0 })
    expect(await world.reads.ledger.of('ann', null, 9)).toHaveLength(1)
    expect(await take(5, 'mistake')).toEqual({ ok: true, value: { granted: 5, paid: 0 } })
    expect(await wallet()).toEqual({ granted: 0, paid: 0 })
  })

  test('are not taken twice for one cause: that throws and rolls back', async () => {
    const { give, take, wallet } = await bookOfAnn()
    await give(5, 'gift')
    await take(2, 'mistake')
    await expect(take(2, 'mistake')).rejects.toThrow('credits were taken twice')
    expect(await wallet()).toEqual({ granted: 3, paid: 0 })
  })

  test('the wallet equals the ledger, and the ledger balances, after any operations', async () => {
    const step = fc.record({
      what: fc.constantFrom('give', 'buy', 'use', 'back', 'take'),
      amount: fc.integer({ min: 1, max: 12 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { world, wallet, ...moves } = await bookOfAnn()
        for (const [nth, { what, amount }] of steps.entries()) {
          await moves[what](amount, `cause-${nth}`)
        }
        const { granted, paid } = await wallet()
        const { ledger } = world.reads
        expect(await ledger.balance('granted:ann')).toBe(granted)
        expect(await ledger.balance('paid:ann')).toBe(paid)
        expect(Math.min(granted, paid)).toBeGreaterThanOrEqual(0)
        const site = await Promise.all(SITE.map((account) => ledger.balance(account)))
        expect(site.reduce((sum, each) => sum + each, granted + paid)).toBe(0)
      }),
      { numRuns: 60 },
    )
  })
})

describe("a member's ledger", () => {
  test('lists each entry as credit or debit, newest first, page by page', async () => {
    const { world, buy, use } = await bookOfAnn()
    await buy(60, 'order')
    for (let nth = 0; nth < 55; nth += 1) {
      world.pass(1)
      await use(1, `m${nth}`)
    }
    const first = await viewLedger(world, { member: 'ann', after: null })
    expect(first.items.map(signedAmount)).toEqual(Array.from({ length: 50 }, () => -1))
    const rest = await viewLedger(world, { member: 'ann', after: first.next })
    expect(rest.items.map(signedAmount)).toEqual([-1, -1, -1, -1, -1, 60])
    expect(rest.next).toBeNull()
  })
})
