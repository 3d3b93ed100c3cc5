import { expect, test } from 'bun:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressor } from '#api/pages/compressed.ts'

const page = Array.from({ length: 2000 }, (_, at) => `<p>Person ${at * 7919}</p>`).join('')
const read = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('decompressing a page gives the same text, however it was compressed', async () => {
  const { plain, br, gzip } = await compressor(2)(page, 'once')
  expect(read(plain)).toBe(page)
  expect(read(brotliDecompressSync(br))).toBe(page)
  expect(read(gunzipSync(gzip))).toBe(page)
})

test('a frequent page is sent at once, and recompressed better soon', async () => {
  const body = await compressor(2)(page, 'often')
  const first = body.br
  while (body.br === first) await new Promise(setImmediate)
  expect(body.br.byteLength).toBeLessThan(first.byteLength)
  expect(read(brotliDecompressSync(body.br))).toBe(page)
})

test('an unchanged page is not compressed again', async () => {
  const compressed = compressor(2)
  const body = await compressed(page, 'often')
  await compressed('another', 'often')
  expect(await compressed(page, 'often')).toBe(body)

  await compressed('a third', 'often')
  await compressed('a fourth', 'often')
  expect(await compressed(page, 'often')).not.toBe(body)
})
