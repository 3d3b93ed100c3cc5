import { describe, expect, test } from 'bun:test'
import { blockMember } from '#core/discovery/block-member.ts'
import { ANSWERS, undoAnswer } from '#core/discovery/finder/answer-match.ts'
import { findMatches } from '#core/discovery/finder/match-finder.ts'
import { matchScore } from '#core/discovery/finder/match-score.ts'
import { clearSkips } from '#core/discovery/finder/swipe.ts'
import { likeProfile } from '#core/discovery/liking/give-like.ts'
import { listLikes } from '#core/discovery/list-likes.ts'
import { NEW_HERE } from '#core/discovery/searching/filters.ts'
import type { Profile } from '#core/profiles/profile.ts'
import { DAY } from '#core/shared/time.ts'
import { NOW, sampleProfile } from '#tests/contracts/sample.ts'
import { TOWNS } from '#tests/core/fakes.ts'
import { START } from '#tests/core/world.ts'
import { openDiscoveryWorld } from './discovery-world.ts'

describe('two members match better', () => {
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

  test('when one already likes the other, and when their ages are close', () => {
    expect(score({}, true)).toBeGreaterThan(score({}))
    expect(score({ birthDate: '1960-01-01' })).toBeLessThan(score({}))
    expect(score({ place: { ...ann.place, cell: { lat: 5290, lon: 539 } } })).toBeLessThan(
      score({ place: ann.place }),
    )
  })
})

describe('the match finder', () => {
  test('shows mutual matches, best first', async () => {
    const cafe = await openDiscoveryWorld()
    await cafe.man('far', { place: TOWNS.amsterdam })
    await cafe.man('near')
    await cafe.man('soulmate', { interests: ['chess', 'sea'] })
    await cafe.man('gay', { sexuality: 'gay' })
    await cafe.man('abroad', { place: TOWNS.antwerp })
    await cafe.man('drawn', { kind: 'fictional' })
    await cafe.member('woman')
    expect(await cafe.matches()).toEqual(['soulmate', 'near', 'far'])
  })

  test('shows no answered profile again, unless it was undone', async () => {
    const cafe = await openDiscoveryWorld()
    for (const id of ['a', 'b', 'c', 'd', 'e']) await cafe.man(id)
    await likeProfile(cafe, { from: 'ann', to: 'a', site: 'vonk' })
    expect(await cafe.answer('b', 'yes')).toMatchObject({ value: { match: false } })
    await cafe.answer('c', 'no')
    await cafe.answer('d', 'skip')
    expect(await cafe.matches()).toEqual(['e'])
    for (const to of ['a', 'b', 'c', 'd', 'e']) await undoAnswer(cafe, { from: 'ann', to })
    expect((await cafe.matches()).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
    const events = (await cafe.allEvents()).map((event) => event?.type)
    expect(events.filter((type) => type === 'like.withdrawn')).toHaveLength(2)
  })

  test('shows skipped profiles again a day later, or on request; a no is final', async () => {
    const cafe = await openDiscoveryWorld()
    for (const id of ['a', 'b', 'c']) await cafe.man(id)
    await cafe.answer('a', 'skip')
    await cafe.answer('b', 'skip')
    await cafe.answer('c', 'no')
    expect(await cafe.matches()).toEqual([])
    expect(await cafe.reads.passes.skipped('ann', cafe.now())).toBe(2)
    cafe.pass(DAY)
    expect((await cafe.matches()).toSorted()).toEqual(['a', 'b'])
    expect(await cafe.reads.passes.skipped('ann', cafe.now())).toBe(0)
    await cafe.answer('a', 'skip')
    await clearSkips(cafe, 'ann')
    expect((await cafe.matches()).toSorted()).toEqual(['a', 'b'])
  })

  test('stores the last answer; a mutual yes is a match', async () => {
    const cafe = await openDiscoveryWorld()
    await cafe.man('a')
    await cafe.answer('a', 'no')
    await cafe.answer('ann', 'yes', 'a')
    expect(await cafe.answer('a', 'yes')).toMatchObject({ value: { match: true } })
    expect(await cafe.reads.passes.by('ann')).toEqual([])
  })

  test('removes a like by a no, and keeps it on a skip', async () => {
    const cafe = await openDiscoveryWorld()
    for (const id of ['a', 'b', 'c']) await cafe.man(id)
    const likes = async (to: string) => (await cafe.reads.likes.between('ann', to)) !== null
    await cafe.answer('ann', 'yes', 'a')
    expect(await cafe.answer('a', 'yes')).toMatchObject({ value: { match: true } })
    await likeProfile(cafe, { from: 'ann', to: 'b', site: 'vonk' })
    await cafe.answer('c', 'yes')
    for (const to of ['a', 'b']) {
      expect(await cafe.answer(to, 'no')).toMatchObject({ value: { match: false } })
      expect(await cafe.answer(to, 'no')).toMatchObject({ value: { match: false } })
      expect(await likes(to)).toBe(false)
      expect(await cafe.allEvents()).toContainEqual({ type: 'like.withdrawn', from: 'ann', to })
    }
    await cafe.answer('c', 'skip')
    expect(await likes('c')).toBe(true)
    expect((await listLikes(cafe, { member: 'ann', site: 'vonk' })).matches).toEqual([])
    const events = (await cafe.allEvents()).filter((event) => event?.type === 'like.withdrawn')
    expect(events).toHaveLength(2)
  })

  test('refuses oneself and unknown members', async () => {
    const cafe = await openDiscoveryWorld()
    expect(await cafe.answer('ann', 'no')).toMatchObject({ error: { code: 'like.self' } })
    await cafe.man('bo')
    await blockMember(cafe, { member: 'bo', blocked: 'ann' })
    for (const answer of ANSWERS)
      expect(await cafe.answer('bo', answer)).toMatchObject({
        error: { code: 'profile.not-found' },
      })
    for (const answer of ANSWERS) {
      expect(await cafe.answer('nobody', answer)).toMatchObject({
        error: { code: 'profile.not-found' },
      })
    }
    await cafe.man('gone', { listedOn: [] })
    await cafe.member('banned', { account: { status: 'banned' }, profile: { gender: 'male' } })
    expect(await cafe.answer('banned', 'skip')).toMatchObject({ ok: false })
  })

  test('excludes who said no, and includes who skipped', async () => {
    const cafe = await openDiscoveryWorld()
    await cafe.man('refuser')
    await cafe.man('busy')
    await cafe.answer('ann', 'no', 'refuser')
    await cafe.answer('ann', 'skip', 'busy')
    expect(await cafe.matches()).toEqual(['busy'])
  })

  test('gives the reasons of a match, from visible fields of both', async () => {
    const cafe = await openDiscoveryWorld()
    await cafe.commit(async ({ profiles }) => {
      const ann = await profiles.lock('ann')
      if (ann) await profiles.save({ ...ann, details: { reason: 'love' } })
    })
    await cafe.man('twin', { interests: ['sea'], details: { reason: 'love' } })
    await cafe.man('other', {
      place: TOWNS.antwerp && { ...TOWNS.amsterdam, cell: null },
      birthDate: '1970-01-01',
      createdAt: START - NEW_HERE - 1,
    })
    const found = await cafe.found()
    expect(found.map(({ card, why }) => [card.id, why.map(({ kind }) => kind)])).toEqual([
      ['twin', ['interests', 'reason', 'near', 'age']],
      ['other', []],
    ])
    expect(found[0]?.about).toBe('Ik hou van de zee.')
    expect(found[0]?.why[0]).toEqual({ kind: 'interests', interests: ['sea'] })
    const site = { ...cafe.site, visibleProfileFields: [], visibleProfileNotes: [] }
    const [twin] = await findMatches(cafe, { member: 'ann', limit: 1, site })
    expect(twin?.why.map(({ kind }) => kind)).toEqual(['age'])
  })

  test('ranks profiles that like the member first, without revealing it', async () => {
    const cafe = await openDiscoveryWorld()
    await cafe.man('one', { interests: ['chess', 'sea'] })
    await cafe.man('admirer')
    await likeProfile(cafe, { from: 'admirer', to: 'ann', site: 'vonk' })
    expect(await cafe.matches()).toEqual(['admirer', 'one'])
  })

  test('gives new members a turn among sixty more active ones', async () => {
    const cafe = await openDiscoveryWorld()
    const old = START - NEW_HERE - 1
    for (let n = 0; n < 70; n += 1) {
      await cafe.man(`old-${n}`, { lastActiveAt: NOW + 1, createdAt: old, interests: ['sea'] })
    }
    await cafe.man('new', { lastActiveAt: NOW - 2 * DAY, createdAt: NOW - 2 * DAY })
    expect((await cafe.matches())[2]).toBe('new')
  })

  test('searches until it has enough candidates', async () => {
    const cafe = await openDiscoveryWorld()
    for (let n = 0; n < 70; n += 1) {
      await cafe.man(`gay-${n}`, { sexuality: 'gay', lastActiveAt: NOW + 1 })
    }
    await cafe.man('deep', { lastActiveAt: NOW })
    expect(await cafe.matches()).toEqual(['deep'])
  })

  test('searches both genders for members who look for both', async () => {
    const cafe = await openDiscoveryWorld()
    await cafe.member('bi', { profile: { sexuality: 'bi' } })
    await cafe.man('man')
    await cafe.member('woman', { profile: { sexuality: 'lesbian' } })
    expect((await cafe.matches('bi')).toSorted()).toEqual(['man', 'woman'])
    expect(await cafe.matches('nobody')).toEqual([])
  })
})
