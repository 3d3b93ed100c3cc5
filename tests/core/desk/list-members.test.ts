import { describe, expect, test } from 'bun:test'
import type { MemberFilter, MemberPosition } from '#core/desk/member-lists.ts'
import { listMembers, memberSources } from '#core/desk/members/list-members.ts'
import { openWorld, START } from '../world.ts'

async function opened(count = 0) {
  const world = openWorld()
  for (let nth = 0; nth < count; nth += 1)
    await world.member(`m${nth}`, { account: { signedUpAt: START - nth } })
  const page = (only: MemberFilter = {}, after: MemberPosition | null = null) =>
    listMembers(world, { only, after })
  const ids = async (only: MemberFilter) =>
    (await page(only)).items.map(({ summary }) => summary.id)
  return { ...world, page, ids }
}

describe('members in a list', () => {
  test('have their address, unless they were erased', async () => {
    const { page, member } = await opened()
    await member('ann', { profile: { name: 'Annie' } })
    await member('old', { account: { status: 'erased', signedUpAt: START - 1 } })
    expect(await page()).toMatchObject({
      items: [
        { summary: { id: 'ann', name: 'Annie' }, email: 'ann@example.test' },
        { summary: { id: 'old' }, email: null },
      ],
      next: null,
    })
  })

  test('come in pages of fifty, each once', async () => {
    const { page } = await opened(101)
    const first = await page()
    const second = await page({}, first.next)
    const third = await page({}, second.next)
    expect([first, second, third].map(({ items }) => items.length)).toEqual([50, 50, 1])
    expect(first.next).toEqual({ at: START - 49, id: 'm49' })
    expect(third.next).toBeNull()
    const all = [first, second, third].flatMap(({ items }) => items)
    expect(new Set(all.map(({ summary }) => summary.id)).size).toBe(101)
  })

  test('are limited by part of an address once it has three characters', async () => {
    const { ids } = await opened(12)
    expect(await ids({ address: ' M10@ ' })).toEqual(['m10'])
    expect(await ids({ address: 'm1' })).toHaveLength(12)
    expect(await ids({ address: '' })).toHaveLength(12)
  })

  test('can be listed by the sources they came from', async () => {
    const { member, ...world } = await opened()
    await member('ann', { account: { tracking: { network: 'adnet' } } })
    expect(await memberSources(world)).toEqual(['adnet'])
  })
})
