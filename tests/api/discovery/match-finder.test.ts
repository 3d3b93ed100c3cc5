import { describe, expect, test } from 'bun:test'
import { DAY } from '#core/shared/time.ts'
import { openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)

/** Ann, and men who may be suggested to her. */
async function openCafe(men = 5) {
  const site = openApi()
  await site.member(ANN, { profile: { interests: ['sea'] } })
  const ids = Array.from({ length: men }, (_, n) => uuid(n + 10))
  for (const id of ids) {
    await site.member(id, { profile: { gender: 'male', interests: ['sea'], about: 'Ahoi' } })
  }
  const ann = await site.signedIn(ANN)
  const answer = (path: string, id: string | undefined, word: string) =>
    ann.put(`/api/${path}/${id}`, { answer: word })
  const shown = async (path = 'match-finder') => {
    const { profiles } = await (await ann.get(`/api/${path}`)).json()
    return profiles.map(({ id }: { id: string }) => id).toSorted()
  }
  return { ...site, ann, ids, answer, shown }
}

describe('the match finder', () => {
  test('is for members', async () => {
    const { get } = openApi().browser()
    for (const path of ['match-finder', 'swipe-game', 'signup-matches']) {
      expect((await get(`/api/${path}`)).status).toBe(403)
    }
  })

  test('suggests matching profiles, with their texts and the reasons', async () => {
    const { ann } = await openCafe(1)
    const found = await (await ann.get('/api/match-finder')).json()
    expect(found).toMatchObject({
      skipped: 0,
      profiles: [
        {
          id: uuid(10),
          about: 'Ahoi',
          kind: 'person',
          why: [
            { kind: 'interests', interests: ['sea'] },
            { kind: 'near', distance: 25 },
            { kind: 'age' },
          ],
        },
      ],
    })
  })

  test('says whether everybody was seen, or nobody suits', async () => {
    const { ann, ids, answer } = await openCafe(1)
    const seenAll = async (path: string) => (await (await ann.get(`/api/${path}`)).json()).seen_all
    expect(await seenAll('match-finder')).toBe(false)
    await answer('match-finder', ids[0], 'no')
    const stranger = await openCafe(0)
    for (const path of ['match-finder', 'swipe-game']) {
      expect(await seenAll(path)).toBe(true)
      const none = await (await stranger.ann.get(`/api/${path}`)).json()
      expect(none).toMatchObject({ profiles: [], seen_all: false })
    }
  })

  test('accepts yes, no and skip, and undoes each', async () => {
    const { ann, ids, answer, shown } = await openCafe(3)
    const [yes, no, skip] = ids
    expect(await (await answer('match-finder', yes, 'yes')).json()).toEqual({ match: false })
    await answer('match-finder', no, 'no')
    await answer('match-finder', skip, 'skip')
    expect(await shown()).toEqual([])
    expect((await (await ann.get('/api/match-finder')).json()).skipped).toBe(1)

    expect(await (await ann.remove('/api/match-finder')).json()).toEqual({ skipped: 0 })
    expect(await shown()).toEqual([skip])
    for (const id of ids) await ann.remove(`/api/match-finder/${id}`)
    expect(await shown()).toEqual(ids)
    const likes = await (await ann.get('/api/likes.php')).json()
    expect(likes.profiles).toEqual([])
  })

  test('reports a match, and refuses invalid answers and unknown members', async () => {
    const { answer, ids, signedIn } = await openCafe(1)
    const bob = await signedIn(ids[0] ?? '')
    await bob.put(`/api/likes/${ANN}`, undefined)
    expect(await (await answer('match-finder', ids[0], 'yes')).json()).toEqual({ match: true })
    expect((await answer('match-finder', ids[0], 'maybe')).status).toBe(422)
    expect((await answer('match-finder', ANN, 'no')).status).toBe(422)
    expect((await answer('match-finder', uuid(99), 'no')).status).toBe(404)
    expect((await answer('match-finder', 'nobody', 'yes')).status).toBe(404)
  })
})

describe('after signing up', () => {
  test('up to six profiles are suggested', async () => {
    const { shown } = await openCafe(8)
    expect(await shown('signup-matches')).toHaveLength(6)
  })
})

describe('the swipe game', () => {
  test('gives four likes per local day, and passing is free', async () => {
    const { ann, ids, answer, pass, now } = await openCafe(6)
    const game = async () => (await ann.get('/api/swipe-game')).json()
    expect(await game()).toMatchObject({ left: 4, limit: 4, time_zone: null })
    const midnight = new Date(now() - (now() % DAY) + DAY).toISOString()
    const no = await answer('swipe-game', ids[5], 'no')
    expect(await no.json()).toEqual({ match: false, left: 4, renews_at: midnight })
    for (const id of ids.slice(0, 4)) {
      expect((await answer('swipe-game', id, 'yes')).status).toBe(200)
    }
    const refused = await answer('swipe-game', ids[4], 'yes')
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { code: 'swipe.limit-reached', limit: 4, minutes: 720 },
    ])
    expect(refused.headers.get('retry-after')).toBe(`${720 * 60}`)
    expect((await game()).profiles).toMatchObject([{ id: ids[4] }])
    pass(DAY / 2)
    expect(await game()).toMatchObject({ left: 4 })
  })

  test('follows the member’s time zone, which can change once a day', async () => {
    const { ann } = await openCafe(1)
    const choose = (time_zone: string) => ann.put('/api/time-zone', { time_zone })
    expect(await (await choose('Asia/Tokyo')).json()).toEqual({
      time_zone: 'Asia/Tokyo',
      time_zone_changeable_at: '2026-11-22T12:00:00.000Z',
    })
    expect(await (await ann.get('/api/swipe-game')).json()).toMatchObject({
      renews_at: '2026-11-21T15:00:00.000Z',
      time_zone: 'Asia/Tokyo',
      time_zone_changeable_at: '2026-11-22T12:00:00.000Z',
    })
    const soon = await choose('Europe/Paris')
    expect([soon.status, await soon.json()]).toEqual([
      429,
      { code: 'time-zone.too-soon', minutes: 1440 },
    ])
    expect((await choose('Mars/Olympus')).status).toBe(422)
  })
})
