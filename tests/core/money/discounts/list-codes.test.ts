import { expect, test } from 'bun:test'
import { listCodes, viewCode } from '#core/money/discounts/list-codes.ts'
import type { CodePosition } from '#core/money/discounts.ts'
import type { Order } from '#core/money/order.ts'
import { tenOff } from '#stories/shared/ten-off.ts'
import { sampleOrder } from '#tests/contracts/sample-order.ts'
import { openWorld, START } from '#tests/core/world.ts'

async function open() {
  const world = openWorld()
  const made = async (code: string, nth: number, member: string | null = null) => {
    const one = tenOff(code, { member, made: { id: `made-${nth}`, at: START + nth } })
    await world.commit(({ discounts }) => discounts.add(one))
    return one
  }
  const ordered = (code: string, changes: Partial<Order> = {}) =>
    world.commit(({ orders }) =>
      orders.add(
        sampleOrder('ann', {
          state: 'completed',
          paidAt: START,
          discount: { code, percentage: 10 },
          total: { amount: 3599, currency: 'EUR' },
          ...changes,
        }),
      ),
    )
  const list = (before: CodePosition | null = null) => listCodes(world, { before })
  return { ...world, made, ordered, list }
}

test('there are no codes until an operator makes one', async () => {
  const { commit, list } = await open()
  await commit(({ discounts }) => discounts.add(tenOff('STAY-1')))
  expect(await list()).toEqual({ items: [], next: null })
})

test('codes are listed newest first, each with its own paid orders by currency', async () => {
  const { made, ordered, list, ...world } = await open()
  const spring = await made('SPRING', 1)
  const summer = await made('SUMMER', 2)
  await ordered('SPRING')
  await ordered('SPRING', { returned: 600 })
  await ordered('SPRING', {
    price: { amount: 4000, currency: 'GBP' },
    total: { amount: 3600, currency: 'GBP' },
  })
  await ordered('SPRING', { state: 'pending', paidAt: null })
  await ordered('OTHER')
  const listed = {
    code: spring,
    member: null,
    uses: [
      { code: 'SPRING', currency: 'EUR', orders: 2, given: 800, earned: 6598 },
      { code: 'SPRING', currency: 'GBP', orders: 1, given: 400, earned: 3600 },
    ],
  }
  const unused = { code: summer, member: null, uses: [] }
  expect(await list()).toEqual({ items: [unused, listed], next: null })
  expect(await viewCode(world, spring)).toEqual(listed)
  expect(await viewCode(world, summer)).toEqual(unused)
})

test('a personal code says whose it is, without a name once they are erased', async () => {
  const { made, list, member } = await open()
  await member('ann', { profile: { name: 'Ann' } })
  await made('FOR-EVE', 1, 'eve')
  await made('FOR-ANN', 2, 'ann')
  const { items } = await list()
  expect(items.map((one) => one.member)).toEqual([
    { id: 'ann', name: 'Ann' },
    { id: 'eve', name: null },
  ])
})

test('codes come in pages of fifty, each once', async () => {
  const { made, list } = await open()
  const names = Array.from({ length: 100 }, (_, nth) => `CODE-${nth}`)
  for (const [nth, name] of names.entries()) await made(name, nth)
  const namesOf = ({ items }: Awaited<ReturnType<typeof list>>) =>
    items.map(({ code }) => code.code)
  const first = await list()
  expect(namesOf(first)).toEqual(names.slice(50).toReversed())
  expect(first.next).toEqual({ id: 'made-50', at: START + 50 })
  const rest = await list(first.next)
  expect(namesOf(rest)).toEqual(names.slice(0, 50).toReversed())
  expect(rest.next).toBeNull()
})
