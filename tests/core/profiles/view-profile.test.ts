import { describe, expect, test } from 'bun:test'
import type { Account } from '#core/accounts/account.ts'
import { type CardViewer, cardsFrom, cardsOf, readCards } from '#core/profiles/cards.ts'
import { viewProfile } from '#core/profiles/viewing/view-profile.ts'
import { MINUTE } from '#core/shared/time.ts'
import { TOWNS } from '#tests/core/fakes.ts'
import { openWorld, type World } from '#tests/core/world.ts'

const NOT_FOUND = { ok: false, error: { code: 'profile.not-found' } } as const

/** Ann with four photos, and Bo, who views her profile. */
async function annAndBo(ann: Parameters<World['member']>[1] = {}) {
  const world = openWorld()
  const annAccount = await world.member('ann', {
    ...ann,
    profile: {
      mainPhoto: 'p2',
      place: TOWNS.zeist,
      details: { hair: 'red', eyes: 'green' },
      interests: ['art'],
      ...ann.profile,
    },
  })
  const bo = await world.member('bo', { profile: { gender: 'male' } })
  for (const id of ['p1', 'p2', 'p3', 'p4']) await world.photo(id, 'ann')
  await world.photo('p5', 'ann', { state: 'inspection' })
  const look = (viewer: Account | null, site = world.site) =>
    viewProfile(world, { viewer, id: 'ann', site })
  const seen = async (viewer: Account | null) => {
    const view = await look(viewer)
    if (!view.ok) throw new Error('ann was not in sight')
    return view.value
  }
  return { world, ann: annAccount, bo, look, seen }
}

describe('a profile', () => {
  test('shows region and distance band, never the town', async () => {
    const { bo, seen } = await annAndBo()
    const view = await seen(bo)
    expect(view).toMatchObject({
      name: 'ann',
      age: 36,
      region: 'Utrecht',
      distance: 50,
      town: null,
      own: false,
      online: true,
      seeks: ['male'],
    })
    expect(JSON.stringify(view)).not.toContain('Zeist')
    expect(JSON.stringify(view)).not.toContain('1990')
  })

  test('shows the owner their town and photos in review', async () => {
    const { ann, seen } = await annAndBo()
    const view = await seen(ann)
    expect(view).toMatchObject({ own: true, town: 'Zeist', distance: null })
    expect(view.photos.map(({ id, lock }) => [id, lock])).toEqual([
      ['p2', null],
      ['p1', null],
      ['p3', null],
      ['p4', null],
      ['p5', null],
    ])
  })

  test('shows visitors neither orientation nor presence', async () => {
    const { seen, world } = await annAndBo()
    const hidden = { online: false, sexuality: null, seeks: [] }
    expect(await seen(null)).toMatchObject({ name: 'ann', region: 'Utrecht', ...hidden })
    const ann = await world.reads.profiles.byIds(['ann'])
    const look = (id: string | null) => cardsOf(world, { id, cell: null }, ann)
    expect(await look(null)).toMatchObject([{ online: false }])
    expect(await look('bo')).toMatchObject([{ online: true }])
  })

  test('shows only the site’s fields', async () => {
    const { bo, look, world } = await annAndBo()
    const view = await look(bo, { ...world.site, visibleProfileFields: ['hair'] })
    expect(view.ok && view.value).toMatchObject({
      details: { hair: 'red' },
      interests: [],
      sexuality: null,
      seeks: [],
    })
  })

  test('shows likes and blocks between the two', async () => {
    const { world, bo, seen } = await annAndBo()
    const like = (from: string, to: string) =>
      world.commit(({ likes }) =>
        likes.add({ from, to, at: world.now(), seenAt: null, swiped: false }),
      )
    expect(await seen(bo)).toMatchObject({ liked: false, match: false })
    await like('bo', 'ann')
    expect(await seen(bo)).toMatchObject({ liked: true, match: false })
    await like('ann', 'bo')
    expect(await seen(bo)).toMatchObject({ liked: true, match: true })
  })

  test('is offline five minutes after the last activity', async () => {
    const { world, bo, seen } = await annAndBo()
    world.pass(5 * MINUTE)
    expect((await seen(bo)).online).toBe(false)
  })
})

describe('a profile is not found', () => {
  test.each(['not_confirmed', 'deleted', 'banned', 'erased'] as const)(
    'for others when its account is %s',
    async (status) => {
      const { bo, look } = await annAndBo({ account: { status } })
      expect(await look(bo)).toEqual(NOT_FOUND)
      expect(await look(null)).toEqual(NOT_FOUND)
    },
  )

  test('except by its own member before the email is confirmed', async () => {
    const { ann, look } = await annAndBo({ account: { status: 'not_confirmed' } })
    expect((await look(ann)).ok).toBe(true)
  })

  test.each([
    ['ann', 'bo'],
    ['bo', 'ann'],
  ])('when %s blocked %s', async (blocker, blocked) => {
    const { world, bo, look } = await annAndBo()
    await world.commit(({ blocks }) => blocks.add(blocker, blocked, world.now()))
    expect(await look(bo)).toEqual(NOT_FOUND)
  })

  test('by a visitor if invisible; a member finds it offline', async () => {
    const { bo, look } = await annAndBo({ account: { invisible: true } })
    expect(await look(null)).toEqual(NOT_FOUND)
    const view = await look(bo)
    expect(view.ok && view.value.online).toBe(false)
  })

  test('with an unknown id', async () => {
    const { world, bo } = await annAndBo()
    expect(await viewProfile(world, { viewer: bo, id: 'nobody', site: world.site })).toEqual(
      NOT_FOUND,
    )
  })
})

describe('cards', () => {
  const cardsById = async (world: World, viewer: CardViewer, ids: readonly string[]) =>
    cardsFrom(await readCards(world, viewer, ids), world.now())

  test('have name, age, region, kind and line', async () => {
    const { world } = await annAndBo({ profile: { kind: 'fictional', demo: true } })
    const cards = await cardsById(world, { id: 'bo', cell: TOWNS.utrecht.cell }, ['none', 'ann'])
    expect(cards).toHaveLength(1)
    expect(cards[0]).toEqual({
      id: 'ann',
      name: 'ann',
      age: 36,
      gender: 'female',
      country: 'NL',
      region: 'Utrecht',
      distance: 50,
      kind: 'fictional',
      demo: true,
      line: { text: 'Ik hou van de zee.', language: 'nl' },
      photo: { id: 'p2', lock: null, focus: null },
      online: true,
    })
  })

  test('keep their order, without deleted members', async () => {
    const { world } = await annAndBo()
    await world.member('cas', { account: { status: 'deleted' } })
    await world.member('dee')
    const ids = ['dee', 'cas', 'ann', 'nobody']
    const profiles = await Promise.all(ids.map((id) => world.reads.profiles.byId(id)))
    const found = profiles.filter((profile) => profile !== null)
    const cards = await cardsOf(world, { id: 'bo', cell: null }, found)
    expect(cards.map(({ id, photo }) => [id, photo?.id ?? null])).toEqual([
      ['dee', null],
      ['ann', 'p2'],
    ])
  })

  test('blur photos in privacy mode', async () => {
    const { world } = await annAndBo({ account: { privacy: true } })
    const lockFor = async (id: string | null) =>
      (await cardsById(world, { id, cell: null }, ['ann']))[0]?.photo?.lock
    expect(await lockFor('bo')).toBe('privacy')
    expect(await lockFor(null)).toBe('login')
    expect(await lockFor('ann')).toBeNull()
  })
})
