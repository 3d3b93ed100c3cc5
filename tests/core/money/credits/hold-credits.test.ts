import { describe, expect, test } from 'bun:test'
import {
  capture,
  grant,
  hold,
  holdsToRelease,
  release,
  releaseHolds,
  sell,
  unusedCredits,
} from '#core/money/book.ts'
import { openWorld } from '#tests/core/world.ts'

/** Ann with one granted and nine paid credits. */
async function annWithCredits() {
  const world = openWorld()
  await world.member('ann')
  const member = 'ann'
  await world.commit(async (stores) => {
    await grant(stores, world, { member, amount: 1, reference: 'welcome', reason: 'bonus' })
    await sell(stores, world, { member, amount: 9, reference: 'order' })
  })
  const of = (reference: string) => ({ member, reference })
  return {
    ...world,
    hold: (reference: string, amount: number) => {
      world.pass(1)
      return world.commit((stores) => hold(stores, world, { ...of(reference), amount }))
    },
    capture: (reference: string) => world.commit((stores) => capture(stores, of(reference))),
    release: (reference: string) => world.commit((stores) => release(stores, world, of(reference))),
    unused: () => unusedCredits(world.reads, member),
    wallet: () => world.reads.wallets.of(member),
    open: async () => (await world.reads.holds.of(member)).map(({ reference }) => reference),
  }
}

describe('held credits', () => {
  test('are charged as any others, granted ones first, all or none', async () => {
    const ann = await annWithCredits()
    expect(await ann.hold('a', 3)).toEqual({ ok: true, value: { granted: 1, paid: 2 } })
    expect(await ann.hold('b', 8)).toEqual({
      ok: false,
      error: { code: 'credits.insufficient', needed: 8, balance: 7 },
    })
    expect(await ann.wallet()).toEqual({ granted: 0, paid: 7 })
    expect(await ann.reads.ledger.balance('site:spent')).toBe(3)
    expect(await ann.open()).toEqual(['a'])
  })

  test('return as they were, once, and never after they were captured', async () => {
    const ann = await annWithCredits()
    await ann.hold('a', 3)
    expect([await ann.release('a'), await ann.release('a')]).toEqual([true, false])
    expect(await ann.wallet()).toEqual({ granted: 1, paid: 9 })
    await ann.hold('b', 3)
    expect([await ann.capture('b'), await ann.release('b')]).toEqual([true, false])
    expect(await ann.wallet()).toEqual({ granted: 0, paid: 7 })
  })

  test('are captured once, and never after they returned', async () => {
    const ann = await annWithCredits()
    await ann.hold('a', 3)
    expect([await ann.capture('a'), await ann.capture('a')]).toEqual([true, false])
    await ann.hold('b', 3)
    await ann.release('b')
    expect(await ann.capture('b')).toBe(false)
    expect(await ann.wallet()).toEqual({ granted: 0, paid: 7 })
  })

  test('count as unused as far as they were paid', async () => {
    const ann = await annWithCredits()
    for (const [reference, amount] of [
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ] as const)
      await ann.hold(reference, amount)
    const unused = await ann.unused()
    expect(unused).toMatchObject({ wallet: 4, total: 9 })
    expect(unused.holds.map(({ reference }) => reference)).toEqual(['b', 'c'])
  })

  test('are released newest first, until the wallet has what a refund takes', async () => {
    const ann = await annWithCredits()
    for (const [reference, amount] of [
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ] as const)
      await ann.hold(reference, amount)
    const unused = await ann.unused()
    const released = (amount: number) =>
      holdsToRelease(unused, amount).map(({ reference }) => reference)
    expect([4, 5, 7, 8, 9].map(released)).toEqual([[], ['c'], ['c'], ['c', 'b'], ['c', 'b']])
    await ann.commit((stores) => releaseHolds(stores, ann, unused, 8))
    expect(await ann.wallet()).toEqual({ granted: 0, paid: 9 })
    expect(await ann.open()).toEqual(['a'])
    expect(await ann.allEvents()).toEqual([
      { type: 'credits.released', reference: 'c', member: 'ann' },
      { type: 'credits.released', reference: 'b', member: 'ann' },
    ])
  })

  test('that were closed meanwhile stop a refund: nothing of it is stored', async () => {
    const ann = await annWithCredits()
    await ann.hold('a', 9)
    const unused = await ann.unused()
    await ann.capture('a')
    const refund = ann.commit((stores) => releaseHolds(stores, ann, unused, 5))
    await expect(refund).rejects.toThrow('a hold was closed')
    expect(await ann.wallet()).toEqual({ granted: 0, paid: 1 })
    expect(await ann.allEvents()).toEqual([])
  })
})
