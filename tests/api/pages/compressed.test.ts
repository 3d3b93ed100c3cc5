import { expect, test } from 'bun:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressor } from '#api/pages/compressed.ts'

const page = Array.from({ length: 2000 }, (_, at) => `<p>Person ${at * 7919}</p>`).join('')
const read = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('decompressing a page gives the same text, however it was compressed', async () => {
  const body = await compressor(2)(page, 'once')
  expect(read(body.plain)).toBe(page)
  expect(read(brotliDecompressSync(await body.as('br')))).toBe(page)
  expect(read(gunzipSync(await body.as('gzip')))).toBe(page)
})

test('a frequent page is sent at once, and recompressed better soon', async () => {
  const body = await compressor(2)(page, 'often')
  const first = await body.as('br')
  while ((await body.as('br')) === first) await new Promise(setImmediate)
  const better = await body.as('br')
  expect(better.byteLength).toBeLessThan(first.byteLength)
  expect(read(brotliDecompressSync(better))).toBe(page)
})

test('a page that is sent once is compressed once', async () => {
  const body = await compressor(2)(page, 'once')
  const first = await body.as('br')
  const often = await compressor(2)(page, 'often')
  const quick = await often.as('br')
  // Time enough for the other to be compressed again.
  while ((await often.as('br')) === quick) await new Promise(setImmediate)
  expect(await body.as('br')).toBe(first)
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
