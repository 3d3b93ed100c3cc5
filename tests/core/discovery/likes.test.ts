import { describe, expect, test } from 'bun:test'
import { blockMember } from '#core/discovery/block-member.ts'
import { likeProfile } from '#core/discovery/liking/give-like.ts'
import { markLikeSeen, markMatchSeen, unlike } from '#core/discovery/liking/unlike.ts'
import { countNewLikes, listLikes } from '#core/discovery/list-likes.ts'
import { DAY, MINUTE } from '#core/shared/time.ts'
import { openWorld, START } from '#tests/core/world.ts'

async function openPark() {
  const world = openWorld()
  await world.member('ann')
  await world.member('bob')
  const like = (from: string, to: string) => likeProfile(world, { from, to, site: 'vonk' })
  const lists = async (member: string) => {
    const { given, received, matches } = await listLikes(world, { member, site: 'vonk' })
    const ids = (list: typeof given) => list.map(({ profile }) => profile.id)
    return { given: ids(given), received: ids(received), matches: ids(matches) }
  }
  return { ...world, like, lists }
}

describe('a like', () => {
  test('is stored, notifies the recipient, and is visible to both', async () => {
    const park = await openPark()
    expect(await park.like('ann', 'bob')).toMatchObject({ ok: true, value: { match: false } })
    expect(await park.allEvents()).toEqual([
      { type: 'member.liked', from: 'ann', to: 'bob', site: 'vonk' },
    ])
    expect(await park.deliveries()).toMatchObject([
      { notification: { kind: 'new-like', member: 'bob', from: 'ann' } },
    ])
    expect(await park.lists('ann')).toEqual({ given: ['bob'], received: [], matches: [] })
    expect(await park.lists('bob')).toEqual({ given: [], received: ['ann'], matches: [] })
  })

  test('has a rate limit of sixty an hour, without repetitions', async () => {
    const park = await openPark()
    for (let at = 0; at < 61; at += 1) await park.member(`m-${at}`)
    for (let at = 0; at < 60; at += 1) expect((await park.like('ann', `m-${at}`)).ok).toBe(true)
    expect(await park.like('ann', 'm-60')).toEqual({
      ok: false,
      error: { code: 'likes.too-many', minutes: 60 },
    })
    expect((await park.like('ann', 'm-59')).ok).toBe(true)
    expect(await park.reads.likes.between('ann', 'm-60')).toBeNull()
    expect((await park.like('bob', 'ann')).ok).toBe(true)
    park.pass(60 * MINUTE)
    expect((await park.like('ann', 'm-60')).ok).toBe(true)
  })

  test('that is mutual is a match, with one notification', async () => {
    const park = await openPark()
    await park.like('ann', 'bob')
    expect(await park.like('bob', 'ann')).toMatchObject({ value: { match: true } })
    expect((await park.allEvents()).at(-1)).toEqual({
      type: 'match.made',
      from: 'bob',
      to: 'ann',
      site: 'vonk',
    })
    expect((await park.deliveries()).at(-1)).toMatchObject({ notification: { kind: 'new-match' } })
    expect((await park.lists('ann')).matches).toEqual(['bob'])
    expect((await park.lists('bob')).matches).toEqual(['ann'])
  })

  test('is a match behind five hundred new likes too', async () => {
    const park = await openPark()
    for (let at = 0; at < 500; at += 1) await park.member(`m-${at}`)
    await park.like('bob', 'ann')
    await park.commit(async ({ likes }) => {
      await likes.seen('bob', 'ann', park.now())
      for (let at = 0; at < 500; at += 1)
        await likes.add({ from: `m-${at}`, to: 'ann', at: park.now(), seenAt: null, swiped: false })
    })
    expect(await park.like('ann', 'bob')).toMatchObject({ value: { match: true } })
    const lists = await listLikes(park, { member: 'ann', site: 'vonk' })
    // After the five hundred: the pages find their matches among the received likes.
    expect(lists.received).toHaveLength(501)
    const bob = { profile: { id: 'bob' }, isNew: false, match: true, isNewMatch: true }
    expect(lists.received.at(-1)).toMatchObject(bob)
    expect(lists.matches).toMatchObject([bob])
    expect(lists.given).toMatchObject([{ profile: { id: 'bob' }, match: true }])
  })

  test('is idempotent', async () => {
    const park = await openPark()
    await park.like('ann', 'bob')
    expect(await park.like('ann', 'bob')).toMatchObject({ ok: true, value: { match: false } })
    expect(await park.allEvents()).toHaveLength(1)
    expect(await park.deliveries()).toHaveLength(1)
  })

  test('can be undone; another notification is sent after a day at the earliest', async () => {
    const park = await openPark()
    await park.like('ann', 'bob')
    await unlike(park, { from: 'ann', to: 'bob' })
    await unlike(park, { from: 'ann', to: 'bob' })
    expect((await park.lists('bob')).received).toEqual([])

    park.pass(MINUTE)
    await park.like('ann', 'bob')
    expect(await park.deliveries()).toHaveLength(1)
    await unlike(park, { from: 'ann', to: 'bob' })
    park.pass(DAY)
    await park.like('ann', 'bob')
    expect(await park.deliveries()).toHaveLength(2)
  })

  test('needs another, existing member', async () => {
    const park = await openPark()
    await park.member('gone', { account: { status: 'deleted' } })
    await park.member('new', { account: { status: 'not_confirmed' } })
    await park.member('foe')
    await park.commit(({ blocks }) => blocks.add('foe', 'ann', START))

    expect(await park.like('ann', 'ann')).toMatchObject({ error: { code: 'like.self' } })
    for (const other of ['gone', 'new', 'foe', 'nobody']) {
      expect(await park.like('ann', other)).toMatchObject({ error: { code: 'profile.not-found' } })
    }
    expect(await park.like('gone', 'ann')).toMatchObject({ error: { code: 'profile.not-found' } })
    expect(await park.allEvents()).toEqual([])
  })

  test('of an unconfirmed member is hidden until they confirm', async () => {
    const park = await openPark()
    const account = await park.member('new', { account: { status: 'not_confirmed' } })
    await park.like('bob', 'ann')
    expect(await park.like('new', 'ann')).toMatchObject({ ok: true })

    expect((await park.lists('new')).given).toEqual(['ann'])
    expect((await park.lists('ann')).received).toEqual(['bob'])
    expect(await countNewLikes(park.reads, { member: 'ann', site: 'vonk' })).toBe(1)
    expect(await park.deliveries()).toHaveLength(1)

    await park.commit(({ accounts }) => accounts.save({ ...account, status: 'active' }))
    expect((await park.lists('ann')).received).toContain('new')
    expect(await countNewLikes(park.reads, { member: 'ann', site: 'vonk' })).toBe(2)
  })
})

describe('a match', () => {
  const newMatches = async (park: Awaited<ReturnType<typeof openPark>>, member: string) => {
    const { received } = await listLikes(park, { member, site: 'vonk' })
    return received.filter(({ isNewMatch }) => isNewMatch).map(({ profile }) => profile.id)
  }

  test('is new to both until each was shown it, whether its like was seen or not', async () => {
    const park = await openPark()
    await park.like('ann', 'bob')
    await markMatchSeen(park, { member: 'bob', other: 'ann' })
    await markLikeSeen(park, { member: 'bob', from: 'ann' })
    expect(await newMatches(park, 'bob')).toEqual([])
    await park.like('bob', 'ann')
    expect(await newMatches(park, 'ann')).toEqual(['bob'])
    expect(await newMatches(park, 'bob')).toEqual(['ann'])

    await markMatchSeen(park, { member: 'ann', other: 'bob' })
    await markMatchSeen(park, { member: 'ann', other: 'bob' })
    expect(await newMatches(park, 'ann')).toEqual([])
    expect(await newMatches(park, 'bob')).toEqual(['ann'])
  })

  test('does not open for who is blocked, deleted or invisible', async () => {
    const park = await openPark()
    for (const id of ['foe', 'gone', 'hidden']) {
      const account = await park.member(id)
      await park.like(id, 'ann')
      await park.like('ann', id)
      if (id === 'gone')
        await park.commit(({ accounts }) => accounts.save({ ...account, status: 'deleted' }))
      if (id === 'hidden')
        await park.commit(({ accounts }) => accounts.save({ ...account, invisible: true }))
    }
    await blockMember(park, { member: 'ann', blocked: 'foe' })
    expect(await newMatches(park, 'ann')).toEqual([])

    const hidden = await park.reads.accounts.byId('hidden')
    if (hidden) await park.commit(({ accounts }) => accounts.save({ ...hidden, invisible: false }))
    expect(await newMatches(park, 'ann')).toEqual(['hidden'])
  })
})

describe('received likes', () => {
  test('are not new, nor counted as such, once their match was shown', async () => {
    const park = await openPark()
    await park.like('ann', 'bob')
    await park.like('bob', 'ann')
    const isNew = async () => {
      const { received } = await listLikes(park, { member: 'ann', site: 'vonk' })
      const counted = await countNewLikes(park.reads, { member: 'ann', site: 'vonk' })
      return [...received.map(({ isNew }) => isNew), counted]
    }
    expect(await isNew()).toEqual([true, 1])
    await markMatchSeen(park, { member: 'ann', other: 'bob' })
    expect(await isNew()).toEqual([false, 0])
  })

  test('are not new to who answered them, also where their match does not open', async () => {
    const park = await openPark()
    const hidden = await park.member('hidden')
    await park.commit(({ accounts }) => accounts.save({ ...hidden, invisible: true }))
    await park.like('hidden', 'ann')
    await park.like('ann', 'hidden')
    const { received } = await listLikes(park, { member: 'ann', site: 'vonk' })
    expect(received.map(({ isNew, match, isNewMatch }) => ({ isNew, match, isNewMatch }))).toEqual([
      { isNew: false, match: true, isNewMatch: false },
    ])
    expect(await countNewLikes(park.reads, { member: 'ann', site: 'vonk' })).toBe(0)
  })

  test('show new ones first, and are not new after being seen', async () => {
    const park = await openPark()
    await park.member('cas')
    await park.like('bob', 'ann')
    park.pass(MINUTE)
    await park.like('cas', 'ann')
    expect((await park.lists('ann')).received).toEqual(['cas', 'bob'])

    await markLikeSeen(park, { member: 'ann', from: 'cas' })
    await markLikeSeen(park, { member: 'ann', from: 'cas' })
    await markLikeSeen(park, { member: 'ann', from: 'nobody' })
    const { received } = await listLikes(park, { member: 'ann', site: 'vonk' })
    expect(received.map(({ profile, isNew }) => [profile.id, isNew])).toEqual([
      ['bob', true],
      ['cas', false],
    ])
    expect(await countNewLikes(park.reads, { member: 'ann', site: 'vonk' })).toBe(1)
  })
})
