import { describe, expect, test } from 'bun:test'
import { inspectUpload } from '#core/profiles/photos/inspect-upload.ts'
import { err, ok } from '#core/shared/result.ts'

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : part,
    ),
  )
const NOT_A_PICTURE = err({ code: 'photo.not-a-picture' } as const)

const jpeg = (width: readonly [number, number], height: readonly [number, number]) =>
  bytes([0xff, 0xd8], [0xff, 0xe0, 0, 4, 0, 0], [0xff], [0xff, 0xc2, 0, 11, 8, ...height, ...width])
const png = (width: readonly number[], height: readonly number[]) =>
  bytes([0x89], 'PNG', [13, 10, 26, 10, 0, 0, 0, 13], 'IHDR', width, height)
const webp = (...rest: readonly (string | readonly number[])[]) =>
  bytes('RIFF', [0, 0, 0, 0], 'WEBP', ...rest)

describe('an upload is checked by its first bytes', () => {
  test('sizes of JPEG, PNG and each kind of WebP are read', () => {
    const size = { width: 580, height: 320 }
    expect(inspectUpload(jpeg([2, 68], [1, 64]))).toEqual(ok({ type: 'image/jpeg', ...size }))
    expect(inspectUpload(png([0, 0, 2, 68], [0, 0, 1, 64]))).toEqual(
      ok({ type: 'image/png', ...size }),
    )
    for (const upload of [
      webp('VP8 ', new Array(10).fill(0), [68, 2, 64, 1]),
      // 579 and 319 in fourteen bits each.
      webp('VP8L', [0, 0, 0, 0, 0x2f], [0x43, 0xc2, 0x4f, 0x00]),
      webp('VP8X', new Array(8).fill(0), [67, 2, 0, 63, 1, 0]),
    ])
      expect(inspectUpload(upload)).toEqual(ok({ type: 'image/webp', ...size }))
  })

  test('HEIC photos of iPhones get their own error', () => {
    for (const brand of ['heic', 'mif1', 'hevc'])
      expect(inspectUpload(bytes([0, 0, 0, 24], 'ftyp', brand))).toEqual(
        err({ code: 'photo.heic' } as const),
      )
    expect(inspectUpload(bytes([0, 0, 0, 24], 'ftyp', 'isom'))).toEqual(NOT_A_PICTURE)
  })

  test('text, empty files, and truncated headers are refused', () => {
    for (const upload of [
      bytes('<svg>'),
      bytes('just a text that calls itself a photo'),
      bytes(),
      jpeg([0, 0], [0, 0]),
      bytes([0xff, 0xd8, 0x00, 0x00, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
      png([0, 0, 1, 44], []),
      webp('VP9 ', new Array(20).fill(0)),
    ])
      expect(inspectUpload(upload)).toEqual(NOT_A_PICTURE)
  })

  test('a side of more than five times the other is refused', () => {
    expect(inspectUpload(png([0, 0, 10, 0], [0, 0, 2, 0]))).toMatchObject({ ok: true })
    const narrow = err({ code: 'photo.too-narrow', times: 5 } as const)
    expect(inspectUpload(png([0, 0, 10, 1], [0, 0, 2, 0]))).toEqual(narrow)
    expect(inspectUpload(png([0, 0, 2, 0], [0, 0, 10, 1]))).toEqual(narrow)
  })

  test('a short side of less than 320 pixels is refused; one of 320 is not', () => {
    const small = err({ code: 'photo.too-small', pixels: 320 } as const)
    for (const [width, height] of [
      [
        [0, 0, 0, 40],
        [0, 0, 0, 40],
      ],
      [
        [0, 0, 2, 0],
        [0, 0, 1, 63],
      ],
      [
        [0, 0, 1, 63],
        [0, 0, 2, 0],
      ],
    ] as const)
      expect(inspectUpload(png(width, height))).toEqual(small)
    expect(inspectUpload(png([0, 0, 1, 64], [0, 0, 1, 64]))).toMatchObject({ ok: true })
  })

  test('too many pixels, and too many bytes, have their own errors', () => {
    expect(inspectUpload(png([0, 0, 0x27, 0x10], [0, 0, 0x27, 0x10]))).toEqual(
      err({ code: 'photo.too-many-pixels', megapixels: 50 } as const),
    )
    expect(inspectUpload(new Uint8Array(10_000_001))).toEqual(
      err({ code: 'photo.too-large', megabytes: 10 } as const),
    )
  })
})
