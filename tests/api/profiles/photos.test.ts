import { describe, expect, test } from 'bun:test'
import type { Account } from '#core/accounts/account.ts'
import { upload } from '#tests/core/fakes.ts'
import { json, uuid } from '../open-api.ts'
import { ANN, BOB, form, openAlbum, PHOTO } from '../photo-forms.ts'

const NOT_FOUND = [404, { code: 'photo.not-found' }] as const
const SIZES = {
  thumb: upload('thumb'),
  card: upload('card'),
  full: upload('full'),
  blur: upload('blur'),
}

describe('a photo', () => {
  test('is visible only to its owner until it is approved', async () => {
    const { ann, bob, browser } = await openAlbum()
    const added = await ann.post('/api/photos', form(PHOTO, upload('a')))
    expect(await json(added)).toMatchObject([201, { id: PHOTO, status: 'inspection', main: false }])
    expect((await ann.get(`/api/photos/${PHOTO}/full`)).status).toBe(200)
    for (const other of [bob, browser()]) {
      for (const size of ['thumb', 'card', 'full', 'blur']) {
        expect(await json(await other.get(`/api/photos/${PHOTO}/${size}`))).toEqual(NOT_FOUND)
      }
    }
    expect(await json(await bob.post(`/api/photos/${PHOTO}/main`, undefined))).toEqual(NOT_FOUND)
    expect(await json(await ann.post(`/api/photos/${PHOTO}/main`, undefined))).toEqual([
      409,
      { code: 'photo.not-shown-yet' },
    ])
  })

  test('is idempotent by id; another photo under the same id is refused', async () => {
    const { ann, bob } = await openAlbum()
    const first = await json(await ann.post('/api/photos', form(PHOTO, upload('a'))))
    expect(await json(await ann.post('/api/photos', form(PHOTO, upload('a'))))).toEqual(first)
    const taken = [409, { code: 'photo.id-taken' }] as const
    expect(await json(await ann.post('/api/photos', form(PHOTO, upload('b'))))).toEqual(taken)
    expect(await json(await bob.post('/api/photos', form(PHOTO, upload('a'))))).toEqual(taken)
    const { photos } = await (await ann.get('/api/photos')).json()
    expect(photos).toHaveLength(1)
  })

  test('is one of three for free members, also with concurrent uploads', async () => {
    const { ann } = await openAlbum()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => ann.post('/api/photos', form(uuid(40 + n), upload('a')))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409])
    const more = await json(await ann.post('/api/photos', form(uuid(50), upload('a'))))
    expect(more).toEqual([409, { code: 'photo.limit-reached', limit: 3 }])
  })

  test('of somebody else cannot be removed; removing is idempotent', async () => {
    const { ann, bob, photo, photoFiles } = await openAlbum()
    await photo(PHOTO, ANN)
    await photoFiles.keep(PHOTO, SIZES)
    expect(await json(await bob.remove(`/api/photos/${PHOTO}`))).toEqual([200, { ok: true }])
    expect((await ann.get(`/api/photos/${PHOTO}/full`)).status).toBe(200)
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await json(await ann.remove(`/api/photos/${PHOTO}`))).toEqual([200, { ok: true }])
    }
    expect(await json(await ann.get(`/api/photos/${PHOTO}/full`))).toEqual(NOT_FOUND)
  })
})

describe('the file of a photo', () => {
  /** Ann with a main photo and three others, as product.md §4 counts them. */
  async function gallery(account: Partial<Account> = {}) {
    const site = await openAlbum(account)
    for (const n of [0, 1, 2, 3]) {
      const id = uuid(60 + n)
      await site.photo(id, ANN, { addedAt: n })
      await site.photoFiles.keep(id, SIZES)
    }
    const ann = await site.reads.profiles.byId(ANN)
    if (ann) await site.commit(({ profiles }) => profiles.save({ ...ann, mainPhoto: uuid(60) }))
    await site.member(uuid(3), { account: { premiumSince: 1 } })
    const premium = await site.signedIn(uuid(3))
    return { ...site, premium, visitor: site.browser() }
  }
  type Who = Awaited<ReturnType<typeof gallery>>['visitor']
  const full = async (who: Who) =>
    Promise.all(
      [0, 1, 2, 3].map(async (n) => (await who.get(`/api/photos/${uuid(60 + n)}/full`)).status),
    )

  test('is visible to a visitor for the main photo, to a free member for two more, to premium for all', async () => {
    const { visitor, bob, premium, ann } = await gallery()
    expect(await full(visitor)).toEqual([200, 404, 404, 404])
    expect(await full(bob)).toEqual([200, 200, 200, 404])
    expect(await full(premium)).toEqual([200, 200, 200, 200])
    expect(await full(ann)).toEqual([200, 200, 200, 200])
    for (const size of ['thumb', 'card']) {
      expect((await bob.get(`/api/photos/${uuid(63)}/${size}`)).status).toBe(404)
    }
    expect((await bob.get(`/api/photos/${uuid(63)}/blur`)).status).toBe(200)
  })

  test('is blurred in privacy mode, except for those the member liked', async () => {
    const { visitor, bob, premium, ann } = await gallery({ privacy: true })
    for (const other of [visitor, bob, premium]) {
      expect(await full(other)).toEqual([404, 404, 404, 404])
      expect((await other.get(`/api/photos/${uuid(60)}/blur`)).status).toBe(200)
    }
    await ann.put(`/api/likes/${BOB}`, undefined)
    expect(await full(bob)).toEqual([200, 200, 200, 404])
  })

  test('is gone with its member, and for blocked members', async () => {
    const { bob, premium, ann } = await gallery()
    await ann.put(`/api/blocks/${BOB}`, undefined)
    expect(await full(bob)).toEqual([404, 404, 404, 404])
    await ann.post('/api/account/deletion', { reason: 'other' })
    expect(await full(premium)).toEqual([404, 404, 404, 404])
  })

  test('is cached by the browser only, and briefly', async () => {
    const { visitor } = await gallery()
    const answer = await visitor.get(`/api/photos/${uuid(60)}/full`)
    expect(answer.headers.get('cache-control')).toBe('private, max-age=300')
    // After a login or logout in this browser the cached photo is not reused.
    expect(answer.headers.get('vary')).toBe('cookie')
  })

  test('is placed by its own member only, and its cuts get addresses of their own', async () => {
    const { ann, bob } = await openAlbum()
    await ann.post('/api/photos', form(PHOTO, upload('a')))
    const path = `/api/photos/${PHOTO}/focus`
    const focus = { x: 80, y: 40, zoom: 1.5 }
    expect(await json(await bob.put(path, focus))).toEqual(NOT_FOUND)
    for (const invalid of [
      { ...focus, x: 101 },
      { ...focus, zoom: 0.5 },
      { x: 1, y: 1 },
    ]) {
      expect(await json(await ann.put(path, invalid))).toMatchObject([
        422,
        { code: 'request.invalid' },
      ])
    }
    expect(await json(await ann.put(path, focus))).toMatchObject([
      200,
      {
        focus,
        status: 'inspection',
        match: `/api/photos/${PHOTO}/card?cut=80-40-1.5`,
        filename: `/api/photos/${PHOTO}/full`,
      },
    ])
    expect((await ann.get(`/api/photos/${PHOTO}/card?cut=80-40-1.5`)).status).toBe(200)
  })

  test('has four sizes and no other path', async () => {
    const { ann } = await gallery()
    for (const path of ['original', 'full.webp', '..%2f..%2fsecret', 'FULL']) {
      expect(await json(await ann.get(`/api/photos/${uuid(60)}/${path}`))).toEqual(NOT_FOUND)
    }
    expect(await json(await ann.get('/api/photos/..%2f..%2fvonk.db/full'))).toEqual(NOT_FOUND)
  })
})
