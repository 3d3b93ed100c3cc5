import { describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { sharpPictures } from '#adapters/photos/sharp-pictures.ts'
import type { Account } from '#core/accounts/account.ts'
import { Overloaded } from '#core/shared/overloaded.ts'
import { upload } from '#tests/core/fakes.ts'
import { openApi, said, uuid } from './open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)
const PHOTO = uuid(31)
const NOT_FOUND = [404, { code: 'photo.not-found' }] as const
const MB = 1024 * 1024

function form(id: string, bytes: Uint8Array | string, name = 'me.jpg', type = 'image/jpeg') {
  const sent = new FormData()
  sent.set('id', id)
  sent.set('photo', new File([new Uint8Array(Buffer.from(bytes))], name, { type }))
  return sent
}

async function open(account: Partial<Account> = {}, ...more: Parameters<typeof openApi>) {
  const site = openApi(...more)
  await site.member(ANN, { account })
  await site.member(BOB)
  return { ...site, ann: await site.signedIn(ANN), bob: await site.signedIn(BOB) }
}

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#c8371f' } })

describe('a photo', () => {
  test('waits for inspection, and till then is there for its owner alone', async () => {
    const { ann, bob, browser } = await open()
    const added = await ann.post('/api/photos', form(PHOTO, upload('a')))
    expect(await said(added)).toMatchObject([201, { id: PHOTO, status: 'inspection', main: false }])
    expect((await ann.get(`/api/photos/${PHOTO}/full`)).status).toBe(200)
    for (const other of [bob, browser()]) {
      for (const size of ['thumb', 'card', 'full', 'blur']) {
        expect(await said(await other.get(`/api/photos/${PHOTO}/${size}`))).toEqual(NOT_FOUND)
      }
    }
    expect(await said(await bob.post(`/api/photos/${PHOTO}/main`, undefined))).toEqual(NOT_FOUND)
    expect(await said(await ann.post(`/api/photos/${PHOTO}/main`, undefined))).toEqual([
      409,
      { code: 'photo.not-shown-yet' },
    ])
  })

  test('sent again under its id is not kept twice; another picture under it is refused', async () => {
    const { ann, bob } = await open()
    const first = await said(await ann.post('/api/photos', form(PHOTO, upload('a'))))
    expect(await said(await ann.post('/api/photos', form(PHOTO, upload('a'))))).toEqual(first)
    const taken = [409, { code: 'photo.id-taken' }] as const
    expect(await said(await ann.post('/api/photos', form(PHOTO, upload('b'))))).toEqual(taken)
    expect(await said(await bob.post('/api/photos', form(PHOTO, upload('a'))))).toEqual(taken)
    const { photos } = await (await ann.get('/api/photos')).json()
    expect(photos).toHaveLength(1)
  })

  test('is one of three for free members, also when all come at once', async () => {
    const { ann } = await open()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => ann.post('/api/photos', form(uuid(40 + n), upload('a')))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409])
    const more = await said(await ann.post('/api/photos', form(uuid(50), upload('a'))))
    expect(more).toEqual([409, { code: 'photo.limit-reached', limit: 3 }])
  })

  test("of somebody else is not removed, and one's own is gone twice as once", async () => {
    const { ann, bob, photo, photoFiles } = await open()
    await photo(PHOTO, ANN)
    await photoFiles.keep(PHOTO, 'full', upload('full'))
    expect(await said(await bob.remove(`/api/photos/${PHOTO}`))).toEqual([200, { ok: true }])
    expect((await ann.get(`/api/photos/${PHOTO}/full`)).status).toBe(200)
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await said(await ann.remove(`/api/photos/${PHOTO}`))).toEqual([200, { ok: true }])
    }
    expect(await said(await ann.get(`/api/photos/${PHOTO}/full`))).toEqual(NOT_FOUND)
  })
})

describe('an upload', () => {
  const real = () => open({}, {}, {}, { pictures: sharpPictures() })

  test('is judged by its bytes, whatever it says it is', async () => {
    const { ann } = await real()
    const jpeg = await picture().jpeg().toBuffer()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for (const [bytes, name, type] of [
      [svg, 'me.svg', 'image/svg+xml'],
      [svg, 'me.jpg', 'image/jpeg'],
      ['<html>not a picture</html>', 'me.png', 'image/png'],
      [jpeg.subarray(0, jpeg.length / 2), 'half.jpg', 'image/jpeg'],
      [jpeg.subarray(0, 20), 'head.jpg', 'image/jpeg'],
      [await picture().gif().toBuffer(), 'me.jpg', 'image/jpeg'],
      ['', 'empty.jpg', 'image/jpeg'],
    ] as const) {
      const refused = await said(await ann.post('/api/photos', form(PHOTO, bytes, name, type)))
      expect(refused).toEqual([422, { code: 'photo.not-a-picture' }])
    }
    const named = form(PHOTO, jpeg, '../../../etc/passwd', 'text/html')
    expect((await ann.post('/api/photos', named)).status).toBe(201)
  })

  test('is at most ten megabytes and fifty megapixels', async () => {
    const { ann } = await real()
    const large = await said(
      await ann.post('/api/photos', form(PHOTO, new Uint8Array(10 * MB + 1))),
    )
    expect(large).toEqual([413, { code: 'photo.too-large', megabytes: 10 }])
    const wide = await picture(10_001, 5000).png().toBuffer()
    const refused = await said(await ann.post('/api/photos', form(PHOTO, wide)))
    expect(refused).toEqual([422, { code: 'photo.too-many-pixels', megapixels: 50 }])
  })

  test('leaves as a picture of ours, with nothing of what the camera knew', async () => {
    const { ann } = await real()
    const exif = { IFD0: { Artist: 'somebody by name' } }
    const jpeg = await picture().jpeg().withExif(exif).toBuffer()
    await ann.post('/api/photos', form(PHOTO, jpeg))
    const answer = await ann.get(`/api/photos/${PHOTO}/full`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect((await sharp(bytes).metadata()).format).toBe('webp')
    expect(bytes.includes('somebody by name')).toBe(false)
  })

  test('without a file, without an id or with one that cannot be is refused by its field', async () => {
    const { ann } = await open()
    const empty = new FormData()
    empty.set('id', PHOTO)
    for (const sent of [
      empty,
      form('../../secret', upload('a')),
      form('00000000-0000-7000-8000-00000000ABCD', upload('a')),
      form('', upload('a')),
    ]) {
      expect(await said(await ann.post('/api/photos', sent))).toMatchObject([
        422,
        { code: 'request.invalid' },
      ])
    }
  })

  test('is turned away while too many are being developed', async () => {
    const develop = () => Promise.reject(new Overloaded())
    const { ann } = await open({}, {}, {}, { pictures: { develop } })
    const refused = await said(await ann.post('/api/photos', form(PHOTO, upload('a'))))
    expect(refused).toEqual([503, { code: 'busy' }])
  })
})

describe('the bytes of a photo', () => {
  /** Ann with a main photo and three others, as product.md §4 counts them. */
  async function gallery(account: Partial<Account> = {}) {
    const site = await open(account)
    for (const n of [0, 1, 2, 3]) {
      const id = uuid(60 + n)
      await site.photo(id, ANN, { addedAt: n })
      for (const size of ['thumb', 'card', 'full', 'blur'] as const) {
        await site.photoFiles.keep(id, size, upload(size))
      }
    }
    const ann = await site.reads.profiles.byId(ANN)
    if (ann) await site.keep(({ profiles }) => profiles.save({ ...ann, mainPhoto: uuid(60) }))
    await site.member(uuid(3), { account: { premiumSince: 1 } })
    const premium = await site.signedIn(uuid(3))
    return { ...site, premium, visitor: site.browser() }
  }
  type Who = Awaited<ReturnType<typeof gallery>>['visitor']
  const full = async (who: Who) =>
    Promise.all(
      [0, 1, 2, 3].map(async (n) => (await who.get(`/api/photos/${uuid(60 + n)}/full`)).status),
    )

  test('are for a visitor the main photo, for a free member two more, for premium all', async () => {
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

  test('are a blur in privacy mode, but for those the member liked', async () => {
    const { visitor, bob, premium, ann } = await gallery({ privacy: true })
    for (const other of [visitor, bob, premium]) {
      expect(await full(other)).toEqual([404, 404, 404, 404])
      expect((await other.get(`/api/photos/${uuid(60)}/blur`)).status).toBe(200)
    }
    await ann.put(`/api/likes/${BOB}`, undefined)
    expect(await full(bob)).toEqual([200, 200, 200, 404])
  })

  test('are gone with their member, and for whom the member blocked', async () => {
    const { bob, premium, ann } = await gallery()
    await ann.put(`/api/blocks/${BOB}`, undefined)
    expect(await full(bob)).toEqual([404, 404, 404, 404])
    await ann.post('/api/account/deletion', { reason: 'other' })
    expect(await full(premium)).toEqual([404, 404, 404, 404])
  })

  test('are kept by the browser alone, and not for long', async () => {
    const { visitor } = await gallery()
    const answer = await visitor.get(`/api/photos/${uuid(60)}/full`)
    expect(answer.headers.get('cache-control')).toBe('private, max-age=300')
  })

  test('come in four sizes and from no other path', async () => {
    const { ann } = await gallery()
    for (const path of ['original', 'full.webp', '..%2f..%2fsecret', 'FULL']) {
      expect((await ann.get(`/api/photos/${uuid(60)}/${path}`)).status).toBe(422)
    }
    expect((await ann.get('/api/photos/..%2f..%2fvonk.db/full')).status).toBe(422)
  })
})
