import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileResponse, readStaticFiles, type StaticFile } from '#api/http/static-files.ts'

const SCRIPT = `console.log(${JSON.stringify('spark '.repeat(400))})`
let folder = ''
let files: ReadonlyMap<string, StaticFile> = new Map()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-files-'))
  await Bun.write(join(folder, 'site', 'assets', 'app-1a2b.js'), SCRIPT)
  await Bun.write(join(folder, 'site', 'assets', 'app-1a2b.js.br'), 'compressed by brotli')
  await Bun.write(join(folder, 'site', 'assets', 'app-1a2b.js.gz'), Bun.gzipSync(SCRIPT))
  await Bun.write(join(folder, 'site', 'icons', 'icon.png'), 'a picture')
  await Bun.write(join(folder, 'site', 'sw.js'), 'addEventListener("push", show)')
  await Bun.write(join(folder, 'site', '.vite', 'manifest.json'), '{}')
  await Bun.write(join(folder, 'secret.txt'), 'not for anybody')
  files = await readStaticFiles(join(folder, 'site'))
})
afterAll(() => rm(folder, { recursive: true }))

function ask(path: string, headers: Record<string, string> = {}): Response {
  const file = files.get(path)
  if (!file) throw new Error(`${path} is not there`)
  return fileResponse(file, new Request(`http://localhost${path}`, { headers }))
}

describe('a static file', () => {
  test('is cached forever if its name has a hash, otherwise revalidated', () => {
    const asset = ask('/assets/app-1a2b.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(ask('/icons/icon.png').headers.get('cache-control')).toBe('no-cache')
  })

  test('gets a 304 if the client has it, also with a weak ETag', async () => {
    const etag = ask('/icons/icon.png').headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = ask('/icons/icon.png', { 'if-none-match': known })
      expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([
        304,
        '',
        etag,
      ])
    }
    expect(ask('/icons/icon.png', { 'if-none-match': '"other"' }).status).toBe(200)
  })

  test.each([
    ['bytes=0-1', 206, 'bytes 0-1/9', 'a '],
    ['bytes=2-', 206, 'bytes 2-8/9', 'picture'],
    ['bytes=-3', 206, 'bytes 6-8/9', 'ure'],
    ['bytes=0-999', 206, 'bytes 0-8/9', 'a picture'],
    ['bytes=9-', 416, 'bytes */9', ''],
    ['bytes=0-0,4-5', 200, null, 'a picture'],
    ['lines=1-2', 200, null, 'a picture'],
    ['nonsense', 200, null, 'a picture'],
  ])('supports range requests: %s', async (range, status, place, text) => {
    const answer = ask('/icons/icon.png', { range })
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      status,
      place,
      text,
    ])
    expect(answer.headers.get('accept-ranges')).toBe('bytes')
  })

  test('is complete if the range is of another version, or if it is compressed', async () => {
    const other = ask('/icons/icon.png', { range: 'bytes=0-1', 'if-range': '"other"' })
    expect([other.status, await other.text()]).toEqual([200, 'a picture'])
    const script = ask('/assets/app-1a2b.js', { range: 'bytes=0-1' })
    expect([script.status, await script.text()]).toEqual([200, SCRIPT])
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000', null],
    ['identity', null],
    ['library', null],
    ['', null],
  ])('is compressed as the client accepts: %s', async (accepted, packing) => {
    const answer = ask('/assets/app-1a2b.js', { 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBe(packing)
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    const bytes = await answer.bytes()
    const text = new TextDecoder().decode(packing === 'gzip' ? Bun.gunzipSync(bytes) : bytes)
    expect(text).toBe(packing === 'br' ? 'compressed by brotli' : SCRIPT)
  })

  test('that is the service worker has the scope of the site, and is revalidated', () => {
    const worker = ask('/sw.js')
    expect(worker.headers.get('service-worker-allowed')).toBe('/')
    expect(worker.headers.get('cache-control')).toBe('no-cache')
    expect(ask('/icons/icon.png').headers.has('service-worker-allowed')).toBe(false)
  })

  test('without a compressed version is sent uncompressed', () => {
    const answer = ask('/icons/icon.png', { 'accept-encoding': 'br, gzip' })
    expect(answer.headers.get('content-encoding')).toBeNull()
  })

  test('that is a worker has the CSP of a page', () => {
    const policy = ask('/assets/app-1a2b.js').headers.get('content-security-policy')
    expect(policy).toStartWith("default-src 'self';")
  })
})

test('paths cannot leave the folder, nor reach files of the build', () => {
  expect([...files.keys()].sort()).toEqual(['/assets/app-1a2b.js', '/icons/icon.png', '/sw.js'])
})

test('a missing folder has no files', async () => {
  expect(await readStaticFiles(join(folder, 'nowhere'))).toEqual(new Map())
})
