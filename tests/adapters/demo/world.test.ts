import { describe, expect, test } from 'bun:test'
import { seedDemo } from '#adapters/demo/world.ts'
import type { Towns } from '#core/discovery/ports.ts'
import type { Profile } from '#core/profiles/profile.ts'
import { openWorld } from '#tests/core/world.ts'

const SIZE = { seed: 'vonk', people: 80 }

const opened = async () => {
  const world = openWorld()
  await seedDemo(world, SIZE)
  const { items } = await world.reads.search.page({ site: 'vonk', viewer: null }, null, 500)
  return { ...world, people: items }
}

describe('the demo', () => {
  test('every member is labelled as demo and can be found', async () => {
    const { people } = await opened()
    expect(people).toHaveLength(SIZE.people)
    for (const { demo } of people) expect(demo).toBe(true)
  })

  test('demo members cannot log in and get no mail', async () => {
    const { people, reads, deliveries } = await opened()
    const [addMember] = people
    const account = await reads.accounts.byId(addMember?.id ?? '')
    expect(account?.passwordHash).toBe('!')
    expect(account?.email).toEndWith('@demo.invalid')
    expect(account?.notificationsDisabled).toContain('new_messages')
    expect(await deliveries()).toEqual([])
  })

  test('seeding a new storage gives the same demo', async () => {
    const [one, other] = [await opened(), await opened()]
    expect(one.snapshot()).toEqual(other.snapshot())
  })

  test('seeding again changes nothing, and a larger size adds members', async () => {
    const world = await opened()
    const before = world.snapshot()
    await seedDemo(world, SIZE)
    expect(world.snapshot()).toEqual(before)

    await seedDemo(world, { ...SIZE, people: 100 })
    expect(await world.reads.search.count({ site: 'vonk', viewer: null }, 500)).toBe(100)
    const [first] = world.people
    expect(await world.reads.profiles.byId(first?.id ?? '')).toEqual(first as Profile)
  })

  test('every member lives in a town of their country', async () => {
    const { people, towns } = await opened()
    for (const { place } of people) {
      expect(await towns.find(place.country, place.town, place.region)).toEqual(place)
    }
  })

  test('the main photo is the first active photo', async () => {
    const { people, reads } = await opened()
    for (const { id, mainPhoto } of people) {
      const photos = await reads.photos.of(id)
      expect(photos[0]?.id ?? null).toBe(mainPhoto)
      expect(photos.every(({ state }) => state === 'active')).toBe(true)
    }
  })

  test('demo members like each other a little, and real members never', async () => {
    const world = openWorld()
    await world.member('ann')
    await seedDemo(world, SIZE)

    expect(await world.reads.likes.receivedBy('ann', 9)).toEqual([])
    const { items } = await world.reads.search.page({ site: 'vonk', viewer: 'ann' }, null, 500)
    const given = await Promise.all(items.map(({ id }) => world.reads.likes.givenBy(id, 9)))
    const likes = given.flat()
    expect(likes.length).toBeGreaterThan(20)
    for (const { at, seenAt } of likes) {
      expect(Math.max(at, seenAt ?? at)).toBeLessThanOrEqual(world.now())
    }
  })

  test('a country without known towns has no demo members', async () => {
    const world = openWorld()
    const { named } = world.towns
    const towns: Towns = {
      ...world.towns,
      named: async (country, ...args) => (country === 'NL' ? [] : named(country, ...args)),
    }
    await seedDemo({ ...world, towns }, SIZE)
    const { items } = await world.reads.search.page({ site: 'vonk', viewer: null }, null, 500)
    const countries = new Set(items.map(({ place }) => place.country))
    expect(countries).toContain('BE')
    expect(countries).not.toContain('NL')
  })
})
