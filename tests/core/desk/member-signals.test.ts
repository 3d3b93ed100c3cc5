import { describe, expect, test } from 'bun:test'
import { listMembers } from '#core/desk/members/list-members.ts'
import { viewSignals } from '#core/desk/members/member-signals.ts'
import { err } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import { openWorld, START } from '../world.ts'

async function opened() {
  const world = openWorld()
  await world.member('ann', { account: { email: 'ann@mailinator.com' } })
  for (const id of ['b1', 'b2', 'b3', 'b4']) await world.member(id)
  await world.commit(async ({ devices, signupNetworks }) => {
    for (const member of ['ann', 'b1'])
      await devices.keep({ id: 'shared', member, addedAt: START, seenAt: START })
    await devices.keep({ id: 'own', member: 'b2', addedAt: START, seenAt: START })
    for (const member of ['ann', 'b1', 'b2', 'b3', 'b4'])
      await signupNetworks.add({ member, network: '203.0.113.0/24', at: START })
  })
  const having = async (signal: 'disposable' | 'network' | 'browser') =>
    (await listMembers(world, { only: { signal }, after: null })).items
      .map(({ summary }) => summary.id)
      .toSorted()
  return { ...world, having }
}

describe('what a member has in common with others', () => {
  test('is an address for a short time, a browser, and a network', async () => {
    const world = await opened()
    expect(await viewSignals(world, 'ann')).toMatchObject({
      value: {
        disposable: true,
        browser: [{ id: 'b1', name: 'b1' }],
        network: {
          name: '203.0.113.0/24',
          others: [{ id: 'b4' }, { id: 'b3' }, { id: 'b2' }, { id: 'b1' }],
        },
      },
    })
    await world.member('bob')
    expect(await viewSignals(world, 'bob')).toMatchObject({
      value: { disposable: false, browser: [], network: null },
    })
    expect(await viewSignals(world, 'nobody')).toEqual(err({ code: 'member.not-found' }))
  })

  test('lists recent signups that have it', async () => {
    const { having, pass } = await opened()
    expect(await having('disposable')).toEqual(['ann'])
    expect(await having('browser')).toEqual(['ann', 'b1'])
    expect(await having('network')).toEqual(['ann', 'b1', 'b2', 'b3', 'b4'])
    pass(7 * DAY + 1)
    expect(await having('disposable')).toEqual([])
  })
})
