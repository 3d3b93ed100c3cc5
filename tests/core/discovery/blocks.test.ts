import { describe, expect, test } from 'bun:test'
import { blockMember, listBlocked, unblock } from '#core/discovery/block-member.ts'
import { likeProfile } from '#core/discovery/liking/give-like.ts'
import { listLikes } from '#core/discovery/list-likes.ts'
import { searchMembers } from '#core/discovery/searching/search-members.ts'
import { HOUR } from '#core/shared/time.ts'
import { openWorld, START } from '#tests/core/world.ts'

async function openPark(setup: Parameters<typeof openWorld>[0] = {}) {
  const world = openWorld(setup)
  await world.member('ann')
  await world.member('bob', { profile: { gender: 'male' } })
  const block = (blocked = 'bob') => blockMember(world, { member: 'ann', blocked })
  const finds = async (viewer: string) => {
    const found = await searchMembers(world, {
      viewer,
      tracking: {},
      filters: {},
      cursor: null,
      site: world.site,
    })
    return found.ok ? found.value.results.map(({ id }) => id) : []
  }
  return { ...world, block, finds }
}

describe('blocking somebody', () => {
  test('hides both from each other', async () => {
    const park = await openPark()
    expect(await park.finds('bob')).toEqual(['ann'])
    expect(await park.block()).toEqual({ ok: true, value: null })
    expect(await park.finds('ann')).toEqual([])
    expect(await park.finds('bob')).toEqual([])
  })

  test('removes their likes, both ways', async () => {
    const park = await openPark()
    await likeProfile(park, { from: 'ann', to: 'bob', site: 'vonk' })
    await likeProfile(park, { from: 'bob', to: 'ann', site: 'vonk' })
    await park.block()
    for (const member of ['ann', 'bob']) {
      expect(await listLikes(park, { member, site: 'vonk' })).toEqual({
        given: [],
        received: [],
        matches: [],
      })
    }
  })

  test('removes their chat for both, and keeps its messages', async () => {
    const park = await openPark()
    await park.commit(async ({ conversations, messages }) => {
      const talk = { id: 'talk', startedBy: 'ann', other: 'bob', startedAt: START, lastSeq: 0 }
      await conversations.open(talk)
      const message = { id: 'hi', conversation: 'talk', from: 'bob', text: 'Hoi', sentAt: START }
      await messages.append({ ...message, cost: 1 })
    })
    const chats = (member: string) => park.reads.conversations.of(member, 9)
    expect(await chats('ann')).toHaveLength(1)

    await park.block()
    expect(await chats('ann')).toEqual([])
    expect(await chats('bob')).toEqual([])
    expect(await park.reads.messages.byId('hi')).toMatchObject({ text: 'Hoi' })
  })

  test('is idempotent, and updates the pages of both', async () => {
    const park = await openPark()
    await park.block()
    await park.block()
    expect(await listBlocked(park, { member: 'ann' })).toEqual([
      { id: 'bob', name: 'bob', at: START },
    ])
    const blocked = { type: 'member.blocked', by: 'ann', blocked: 'bob' } as const
    expect(await park.allEvents()).toEqual([blocked])
  })

  test('needs another, existing member', async () => {
    const park = await openPark()
    expect(await park.block('ann')).toEqual({ ok: false, error: { code: 'block.self' } })
    expect(await park.block('nobody')).toEqual({
      ok: false,
      error: { code: 'profile.not-found' },
    })
    expect(await park.allEvents()).toEqual([])
  })

  test('can be undone, without restoring what it removed', async () => {
    const park = await openPark()
    await likeProfile(park, { from: 'ann', to: 'bob', site: 'vonk' })
    await park.block()
    await unblock(park, { member: 'ann', blocked: 'bob' })
    expect(await park.finds('ann')).toEqual(['bob'])
    expect(await listBlocked(park, { member: 'ann' })).toEqual([])
    expect((await listLikes(park, { member: 'ann', site: 'vonk' })).given).toEqual([])
  })

  test('can be undone once only, without live updates for repetitions', async () => {
    const park = await openPark()
    const release = () => unblock(park, { member: 'bob', blocked: 'ann' })
    await release()
    expect(await park.allEvents()).toEqual([])
    await blockMember(park, { member: 'bob', blocked: 'ann' })
    await release()
    await release()
    expect((await park.allEvents()).map((event) => event?.type)).toEqual([
      'member.blocked',
      'member.unblocked',
    ])
  })

  test('has an hourly rate limit, which retries do not count towards', async () => {
    const park = await openPark({ limits: { blocks: { tries: 2, window: HOUR } } })
    for (const name of ['cas', 'dora']) await park.member(name)
    const done = { ok: true, value: null } as const
    const refused = { ok: false, error: { code: 'blocks.too-many', minutes: 60 } } as const
    for (const name of ['bob', 'bob', 'bob', 'cas']) expect(await park.block(name)).toEqual(done)
    expect(await park.block('dora')).toEqual(refused)
    expect(await listBlocked(park, { member: 'ann' })).toHaveLength(2)
    await unblock(park, { member: 'ann', blocked: 'bob' })
    expect(await park.block('bob')).toEqual(refused)
    park.pass(HOUR)
    expect(await park.block('dora')).toEqual(done)
  })

  test('shows no names of hidden members', async () => {
    const park = await openPark()
    await park.block()
    const named = async () => (await listBlocked(park, { member: 'ann' })).map(({ name }) => name)
    expect(await named()).toEqual(['bob'])
    await blockMember(park, { member: 'bob', blocked: 'ann' })
    expect(await named()).toEqual([null])
    await unblock(park, { member: 'bob', blocked: 'ann' })
    expect(await named()).toEqual(['bob'])
    for (const status of ['not_confirmed', 'deleted', 'banned', 'erased'] as const) {
      await park.commit(async ({ accounts }) => {
        const bob = await accounts.lock('bob')
        if (bob) await accounts.save({ ...bob, status })
      })
      expect(await named()).toEqual([null])
    }
  })

  test('lists deleted members without a name', async () => {
    const park = await openPark()
    await park.block()
    const reads = { ...park.reads, profiles: { ...park.reads.profiles, byIds: async () => [] } }
    expect(await listBlocked({ reads }, { member: 'ann' })).toMatchObject([{ name: null }])
  })
})
