import { describe, expect, test } from 'bun:test'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)
const GONE = [404, { code: 'profile.not-found' }] as const

async function open() {
  const site = openApi()
  await site.member(ANN, { profile: { name: 'Ann' } })
  await site.member(BOB, { profile: { name: 'Bob', gender: 'male' } })
  return { ...site, ann: await site.signedIn(ANN), bob: await site.signedIn(BOB) }
}

describe('a like', () => {
  test('is idempotent, and a match when it is mutual', async () => {
    const { ann, bob } = await open()
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await json(await ann.put(`/api/likes/${BOB}`, undefined))).toEqual([
        200,
        { match: false },
      ])
    }
    const { liked_by } = await (await bob.get('/api/likes.php')).json()
    expect(liked_by).toMatchObject([{ id: ANN, like_new: true, match: false }])
    expect(await json(await bob.put(`/api/likes/${ANN}`, undefined))).toEqual([
      200,
      { match: true },
    ])
    const { profiles } = await (await ann.get('/api/likes.php')).json()
    expect(profiles).toMatchObject([{ id: BOB, match: true }])
  })

  test('is seen when its profile is opened, and is undone idempotently', async () => {
    const { ann, bob } = await open()
    await ann.put(`/api/likes/${BOB}`, undefined)
    await bob.get(`/api/members/${ANN}`)
    expect((await (await bob.get('/api/likes.php')).json()).liked_by).toMatchObject([
      { like_new: false },
    ])
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await json(await ann.remove(`/api/likes/${BOB}`))).toEqual([200, { match: false }])
    }
    expect((await (await bob.get('/api/likes.php')).json()).liked_by).toEqual([])
  })

  test('that is mutual is new to each until they were shown it, idempotently', async () => {
    const { ann, bob } = await open()
    await ann.put(`/api/likes/${BOB}`, undefined)
    await bob.put(`/api/likes/${ANN}`, undefined)
    const isNew = async (member: typeof ann) =>
      (await (await member.get('/api/likes.php')).json()).liked_by[0].match_new
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await bob.put(`/api/likes/${ANN}/match/seen`, undefined)).status).toBe(204)
    }
    expect(await isNew(bob)).toBe(false)
    expect(await isNew(ann)).toBe(true)
    expect((await bob.put(`/api/likes/${uuid(99)}/match/seen`, undefined)).status).toBe(204)
  })

  test('cannot be given to oneself or to unknown members', async () => {
    const { ann } = await open()
    expect(await json(await ann.put(`/api/likes/${ANN}`, undefined))).toEqual([
      422,
      { code: 'like.self' },
    ])
    expect(await json(await ann.put(`/api/likes/${uuid(99)}`, undefined))).toEqual(GONE)
    expect(await json(await ann.put('/api/likes/everybody', undefined))).toEqual(GONE)
  })

  test('that is real is shown first; otherwise a labelled suggestion', async () => {
    const { ann, bob } = await open()
    const shown = async () => (await ann.get('/api/auto-like.php')).json()
    expect((await shown()).profile).toMatchObject({ suggestion: true })
    await bob.put(`/api/likes/${ANN}`, undefined)
    expect((await shown()).profile).toMatchObject({ id: BOB, suggestion: false })
  })
})
