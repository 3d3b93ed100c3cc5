import { describe, expect, test } from 'bun:test'
import { signupMatches } from '#core/discovery/finder/match-finder.ts'
import { likeProfile } from '#core/discovery/liking/give-like.ts'
import { markLikeSeen } from '#core/discovery/liking/unlike.ts'
import { SIGNUP_MATCHES } from '#core/discovery/search.ts'
import { suggest } from '#core/discovery/searching/suggest.ts'
import { TOWNS } from '#tests/core/fakes.ts'
import { openDiscoveryWorld } from './discovery-world.ts'

describe('the automatic popup', () => {
  test('shows a real, unseen like', async () => {
    const cafe = await openDiscoveryWorld()
    await cafe.man('other')
    await cafe.man('admirer')
    await likeProfile(cafe, { from: 'admirer', to: 'ann', site: 'vonk' })
    expect(await cafe.suggestion()).toMatchObject({ card: { id: 'admirer' }, suggestion: false })
  })

  test('leaves a match to its own modal: it is not one-sided', async () => {
    const cafe = await openDiscoveryWorld()
    await cafe.man('mutual')
    await likeProfile(cafe, { from: 'ann', to: 'mutual', site: 'vonk' })
    await likeProfile(cafe, { from: 'mutual', to: 'ann', site: 'vonk' })
    expect(await cafe.suggestion()).toBeNull()
    await cafe.man('admirer')
    await likeProfile(cafe, { from: 'admirer', to: 'ann', site: 'vonk' })
    expect(await cafe.suggestion()).toMatchObject({ card: { id: 'admirer' }, suggestion: false })
  })

  test('otherwise shows a labelled suggestion, with a photo if possible', async () => {
    const cafe = await openDiscoveryWorld()
    await cafe.man('admirer')
    await likeProfile(cafe, { from: 'admirer', to: 'ann', site: 'vonk' })
    await markLikeSeen(cafe, { member: 'ann', from: 'admirer' })
    expect(await cafe.suggestion()).toMatchObject({ card: { id: 'admirer' }, suggestion: true })

    await cafe.man('pictured', { mainPhoto: 'photo', place: TOWNS.amsterdam })
    expect(await cafe.suggestion()).toMatchObject({ card: { id: 'pictured' }, suggestion: true })
  })

  test('shows nobody if there is nobody, nor a hidden member', async () => {
    const cafe = await openDiscoveryWorld()
    await cafe.member('unseen', {
      account: { status: 'not_confirmed' },
      profile: { gender: 'male', listedOn: [] },
    })
    await likeProfile(cafe, { from: 'unseen', to: 'ann', site: 'vonk' })
    expect(await cafe.suggestion()).toBeNull()
  })

  test('shows a suggestion if the member who liked has just left', async () => {
    const cafe = await openDiscoveryWorld()
    const admirer = await cafe.man('admirer')
    await likeProfile(cafe, { from: 'admirer', to: 'ann', site: 'vonk' })
    let queries = 0
    const accounts = {
      ...cafe.reads.accounts,
      byIds: async () => {
        queries += 1
        return queries === 1 ? [admirer] : []
      },
    }
    const leaving = { ...cafe, reads: { ...cafe.reads, accounts } }
    expect(await suggest(leaving, { member: 'ann', site: cafe.site })).toBeNull()
  })
})

describe('after signing up', () => {
  const open = async (near: number, far: number) => {
    const cafe = await openDiscoveryWorld()
    for (let n = 0; n < near; n += 1) await cafe.man(`near-${n}`)
    const north = { ...TOWNS.amsterdam, cell: { lat: 5350, lon: 680 } }
    for (let n = 0; n < far; n += 1) await cafe.man(`far-${n}`, { place: north })
    const found = await signupMatches(cafe, { member: 'ann', site: cafe.site })
    return found.map(({ card }) => card.id)
  }

  test('up to six nearby profiles are shown, none from farther away', async () => {
    expect(await open(9, 3)).toHaveLength(SIGNUP_MATCHES.most)
    expect(await open(3, 5)).toEqual(['near-2', 'near-1', 'near-0'])
  })

  test('with too few nearby, farther ones follow', async () => {
    const found = await open(2, 7)
    expect(found).toHaveLength(SIGNUP_MATCHES.most)
    expect(found.slice(0, 2)).toEqual(['near-1', 'near-0'])
    expect(await open(0, 0)).toEqual([])
  })
})
