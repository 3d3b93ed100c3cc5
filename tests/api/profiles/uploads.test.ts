import { describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { sharpPictures } from '#adapters/photos/sharp-pictures.ts'
import { untouchedPictures } from '#adapters/photos/untouched-pictures.ts'
import { Overloaded } from '#core/shared/result.ts'
import { upload } from '#tests/core/fakes.ts'
import { json } from '../open-api.ts'
import { form, openAlbum, PHOTO } from '../photo-forms.ts'

const MB = 1024 * 1024

const picture = (width = 480, height = 360) =>
  sharp({ create: { width, height, channels: 3, background: '#c8371f' } })

describe('an upload', () => {
  const real = () => openAlbum({}, {}, {}, { pictures: sharpPictures() })

  test('is checked by its bytes, whatever its declared type', async () => {
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
      const refused = await json(await ann.post('/api/photos', form(PHOTO, bytes, name, type)))
      expect(refused).toEqual([422, { code: 'photo.not-a-picture' }])
    }
    const named = form(PHOTO, jpeg, '../../../etc/passwd', 'text/html')
    expect((await ann.post('/api/photos', named)).status).toBe(201)
  })

  test('is at most ten megabytes and fifty megapixels', async () => {
    const { ann } = await real()
    const large = await json(
      await ann.post('/api/photos', form(PHOTO, new Uint8Array(10 * MB + 1))),
    )
    expect(large).toEqual([413, { code: 'photo.too-large', megabytes: 10 }])
    const wide = await picture(10_001, 5000).png().toBuffer()
    const refused = await json(await ann.post('/api/photos', form(PHOTO, wide)))
    expect(refused).toEqual([422, { code: 'photo.too-many-pixels', megapixels: 50 }])
  })

  test('is re-encoded, without camera metadata', async () => {
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

  test('without a file or a valid id is refused, naming the field', async () => {
    const { ann } = await openAlbum()
    const empty = new FormData()
    empty.set('id', PHOTO)
    for (const sent of [
      empty,
      form('../../secret', upload('a')),
      form('00000000-0000-7000-8000-00000000ABCD', upload('a')),
      form('', upload('a')),
    ]) {
      expect(await json(await ann.post('/api/photos', sent))).toMatchObject([
        422,
        { code: 'request.invalid' },
      ])
    }
  })

  test('of a visitor is not read', async () => {
    const { browser, api } = await openAlbum()
    const refused = [
      403,
      { code: 'authentication.required', authentication_required: true },
    ] as const
    expect(await json(await browser().post('/api/photos', form(PHOTO, upload('a'))))).toEqual(
      refused,
    )
    let read = 0
    const body = new ReadableStream({
      pull(controller) {
        read += 1
        controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const request = new Request('http://localhost/api/photos', { method: 'POST', headers, body })
    expect(await json(await api.handle(request))).toEqual(refused)
    expect(read).toBeLessThan(3)
  })

  test('without an end is aborted', async () => {
    const { ann, api } = await openAlbum()
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(MB)),
    })
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      cookie: ann.cookie() ?? '',
    }
    const send = (more: RequestInit) =>
      api.handle(new Request('http://localhost/api/photos', { method: 'POST', headers, ...more }))
    const tooLarge = [413, { code: 'request.too-large' }] as const
    expect(await json(await send({ body }))).toEqual(tooLarge)
    const withLength = { headers: { ...headers, 'content-length': String(12 * MB) } }
    expect(await json(await send({ ...withLength, body: 'x' }))).toEqual(tooLarge)
  })

  test('has its id as text, whatever it looks like', async () => {
    const { ann } = await openAlbum()
    for (const id of ['[[[[[[[[]]]]]]]]', `["${PHOTO}"]`, `{"$ne":1}`]) {
      expect(await json(await ann.post('/api/photos', form(id, upload('a'))))).toEqual([
        422,
        { code: 'request.invalid', fields: ['id'] },
      ])
    }
  })

  test('is refused while too many are being processed', async () => {
    const develop = () => Promise.reject(new Overloaded())
    const { ann } = await openAlbum({}, {}, {}, { pictures: { ...untouchedPictures, develop } })
    const refused = await json(await ann.post('/api/photos', form(PHOTO, upload('a'))))
    expect(refused).toEqual([503, { code: 'busy' }])
  })
})
