import { expect, test } from 'bun:test'
import { blockMember } from '#core/discovery/block-member.ts'
import { listReports } from '#core/safety/reports/list-reports.ts'
import { reportMember } from '#core/safety/reports/report-member.ts'
import { openWorld } from '#tests/core/world.ts'

/** Ann reported Bob. */
async function reported() {
  const world = openWorld()
  for (const name of ['ann', 'bob']) await world.member(name)
  await reportMember(world, {
    ...{ id: 'report', reporter: 'ann', reported: 'bob', reason: 'asks-money', note: '' },
    ...{ conversation: null, message: null, blocked: false },
  })
  return {
    world,
    names: async () => (await listReports(world, { member: 'ann' })).map(({ name }) => name),
  }
}

test('own reports name the reported member', async () => {
  const { world, names } = await reported()
  const { name } = (await world.reads.profiles.byId('bob')) ?? {}
  expect(await names()).toEqual([name as string])
})

test('own reports do not name a member who blocked the reporter', async () => {
  const { world, names } = await reported()
  await blockMember(world, { member: 'bob', blocked: 'ann' })
  expect(await names()).toEqual([null])
})
