import { describe, expect, test } from 'bun:test'
import { findMatches } from '#core/discovery/match-finder.ts'
import { matchScore } from '#core/discovery/match-score.ts'
import { suggest } from '#core/discovery/suggest.ts'
import { SWIPE_LIKES_PER_DAY, swipe, swipesLeft } from '#core/discovery/swipe.ts'
import { likeProfile } from '#core/likes/like-profile.ts'
import { seeLike } from '#core/likes/see-like.ts'
import type { Profile } from '#core/profiles/profile.ts'
import { DAY } from '#core/shared/time.ts'
import { NOW, sampleProfile } from '#tests/contracts/sample.ts'
import { TOWNS } from '#tests/core/fakes.ts'
import { openWorld } from '#tests/core/world.ts'

async function openCafe() {
  const world = openWorld()
  await world.member('ann', { profile: { interests: ['chess', 'sea'] } })
  const man = (id: string, profile: Partial<Profile> = {}) =>
    world.member(id, { profile: { gender: 'male', ...profile } })
  const matches = async (passed: readonly string[] = [], member = 'ann') =>
    (await findMatches(world, { member, passed, limit: 10, site: world.site })).map(({ id }) => id)
  const suggestion = () => suggest(world, { member: 'ann', site: world.site })
  return { ...world, man, matches, suggestion }
}

describe('two people suit each other the better', () => {
  const ann = sampleProfile({ interests: ['chess', 'sea'], details: { reason: 'love' } })
  const plain = sampleProfile({
    gender: 'male',
    place: { ...ann.place, cell: null },
    lastActiveAt: NOW - 2 * DAY,
  })
  const score = (changes: Partial<Profile>, likesViewer = false) =>
    matchScore(ann, { ...plain, ...changes }, { likesViewer, now: NOW })

  test.each([
    ['when they live nearer', { place: ann.place }],
    ['when they look for the same', { details: { reason: 'love' } }],
    ['when they share interests', { interests: ['sea'] }],
    ['when there is a photo', { mainPhoto: 'photo' }],
    ['when they were here today', { lastActiveAt: NOW }],
  ] as const)('%s', (_, changes) => {
    expect(score(changes)).toBeGreaterThan(score({}))
  })

  test('when one likes the other already, and when they are of an age', () => {
    expect(score({}, true)).toBeGreaterThan(score({}))
    expect(score({ birthDate: '1960-01-01' })).toBeLessThan(score({}))
    expect(score({ place: { ...ann.place, cell: { lat: 5290, lon: 539 } } })).toBeLessThan(
      score({ place: ann.place }),
    )
  })
})

describe('the match finder', () => {
  test('shows those whom both sides would choose, best first', async () => {
    const cafe = await openCafe()
    await cafe.man('far', { place: TOWNS.amsterdam })
    await cafe.man('near')
    await cafe.man('soulmate', { interests: ['chess', 'sea'] })
    await cafe.man('gay', { sexuality: 'gay' })
    await cafe.man('abroad', { place: TOWNS.antwerp })
    await cafe.man('drawn', { kind: 'fictional' })
    await cafe.member('woman')
    expect(await cafe.matches()).toEqual(['soulmate', 'near', 'far'])
  })

  test('passes over those already liked, refused or skipped', async () => {
    const cafe = await openCafe()
    for (const id of ['liked', 'refused', 'left']) await cafe.man(id)
    await likeProfile(cafe, { from: 'ann', to: 'liked', site: 'vonk' })
    expect(await cafe.matches(['refused'])).toEqual(['left'])
  })

  test('puts those first who like the member, without saying so', async () => {
    const cafe = await openCafe()
    await cafe.man('one', { interests: ['chess', 'sea'] })
    await cafe.man('admirer')
    await likeProfile(cafe, { from: 'admirer', to: 'ann', site: 'vonk' })
    expect(await cafe.matches()).toEqual(['admirer', 'one'])
  })

  test('looks on until it has enough to choose from', async () => {
    const cafe = await openCafe()
    for (let n = 0; n < 70; n += 1) {
      await cafe.man(`gay-${n}`, { sexuality: 'gay', lastActiveAt: NOW + 1 })
    }
    await cafe.man('deep', { lastActiveAt: NOW })
    expect(await cafe.matches()).toEqual(['deep'])
  })

  test('asks for both genders for who looks for both', async () => {
    const cafe = await openCafe()
    await cafe.member('bi', { profile: { sexuality: 'bi' } })
    await cafe.man('man')
    await cafe.member('woman', { profile: { sexuality: 'lesbian' } })
    expect((await cafe.matches([], 'bi')).toSorted()).toEqual(['man', 'woman'])
    expect(await cafe.matches([], 'nobody')).toEqual([])
  })
})

describe('whom to show a member unasked', () => {
  test('is somebody who really liked them and was not seen yet', async () => {
    const cafe = await openCafe()
    await cafe.man('other')
    await cafe.man('admirer')
    await likeProfile(cafe, { from: 'admirer', to: 'ann', site: 'vonk' })
    expect(await cafe.suggestion()).toMatchObject({ card: { id: 'admirer' }, suggestion: false })
  })

  test('else a suggestion that says it is one, with a photo if there is any', async () => {
    const cafe = await openCafe()
    await cafe.man('admirer')
    await likeProfile(cafe, { from: 'admirer', to: 'ann', site: 'vonk' })
    await seeLike(cafe, { member: 'ann', from: 'admirer' })
    expect(await cafe.suggestion()).toMatchObject({ card: { id: 'admirer' }, suggestion: true })

    await cafe.man('pictured', { mainPhoto: 'photo', place: TOWNS.amsterdam })
    expect(await cafe.suggestion()).toMatchObject({ card: { id: 'pictured' }, suggestion: true })
  })

  test('is nobody where there is nobody, nor somebody who cannot be seen', async () => {
    const cafe = await openCafe()
    await cafe.member('unseen', {
      account: { status: 'not_confirmed' },
      profile: { gender: 'male', listedOn: [] },
    })
    await likeProfile(cafe, { from: 'unseen', to: 'ann', site: 'vonk' })
    expect(await cafe.suggestion()).toBeNull()
  })

  test('is a suggestion when the one who liked them has gone that very moment', async () => {
    const cafe = await openCafe()
    const admirer = await cafe.man('admirer')
    await likeProfile(cafe, { from: 'admirer', to: 'ann', site: 'vonk' })
    let asked = 0
    const accounts = {
      ...cafe.reads.accounts,
      byIds: async () => {
        asked += 1
        return asked === 1 ? [admirer] : []
      },
    }
    const leaving = { ...cafe, reads: { ...cafe.reads, accounts } }
    expect(await suggest(leaving, { member: 'ann', site: cafe.site })).toBeNull()
  })
})

describe('the swipe game', () => {
  const men = ['a', 'b', 'c', 'd', 'e'] as const

  test('holds four likes a day', async () => {
    const cafe = await openCafe()
    for (const id of men) await cafe.man(id)
    expect(await swipesLeft(cafe, { member: 'ann' })).toBe(SWIPE_LIKES_PER_DAY)
    for (const [index, to] of men.slice(0, 4).entries()) {
      expect(await swipe(cafe, { from: 'ann', to, site: 'vonk' })).toMatchObject({
        value: { left: 3 - index },
      })
    }
    expect(await swipe(cafe, { from: 'ann', to: 'e', site: 'vonk' })).toEqual({
      ok: false,
      error: { code: 'swipe.limit-reached', limit: 4 },
    })
    cafe.pass(DAY / 2)
    expect(await swipesLeft(cafe, { member: 'ann' })).toBe(4)
    expect(await swipe(cafe, { from: 'ann', to: 'e', site: 'vonk' })).toMatchObject({ ok: true })
    expect(await cafe.happened()).toHaveLength(5)
  })

  test('sent at once, still holds four', async () => {
    const cafe = await openCafe()
    for (const id of men) await cafe.man(id)
    const swiped = await Promise.all(
      men.map((to) => swipe(cafe, { from: 'ann', to, site: 'vonk' })),
    )
    expect(swiped.filter(({ ok }) => ok)).toHaveLength(4)
  })

  test('takes nothing for a like given before, nor for one that is refused', async () => {
    const cafe = await openCafe()
    await cafe.man('a')
    await swipe(cafe, { from: 'ann', to: 'a', site: 'vonk' })
    expect(await swipe(cafe, { from: 'ann', to: 'a', site: 'vonk' })).toMatchObject({
      value: { left: 3 },
    })
    expect(await swipe(cafe, { from: 'ann', to: 'nobody', site: 'vonk' })).toMatchObject({
      error: { code: 'profile.not-found' },
    })
    expect(await swipesLeft(cafe, { member: 'ann' })).toBe(3)
  })

  test('does not count likes given elsewhere', async () => {
    const cafe = await openCafe()
    await cafe.man('a')
    await likeProfile(cafe, { from: 'ann', to: 'a', site: 'vonk' })
    expect(await swipesLeft(cafe, { member: 'ann' })).toBe(4)
  })
})
