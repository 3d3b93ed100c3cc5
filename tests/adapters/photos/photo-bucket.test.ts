import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { cachedPhotos } from '#adapters/photos/cached-photos.ts'
import { photoBucket } from '#adapters/photos/photo-bucket.ts'
import { type BucketLocation, s3Bucket } from '#adapters/photos/s3-bucket.ts'
import { photoStoreIn } from '#api/server/photo-store.ts'
import { Unavailable } from '#core/shared/result.ts'
import { photoFilesContract } from '#tests/contracts/photo-files.contract.ts'
import { type S3Server, s3Server } from '#tests/s3-server.ts'

const KEY = '01934567-89ab-7abc-8def-0123456789ab'
const LATER = 4_102_444_800_000
const SOON = { attempt: 100, tries: 2, pause: 0 }

const webp = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#c8371f' } })
    .webp()
    .toBuffer()
const sizes = async () => {
  const bytes = await webp()
  return { thumb: bytes, card: bytes, full: bytes, blur: bytes }
}

let server: S3Server
beforeAll(() => {
  server = s3Server()
})
afterAll(() => server.stop())

/** Two servers, in turn, on a part of the bucket that is theirs. */
function twoServers(location: BucketLocation) {
  const own = { ...location, prefix: `${location.prefix}${crypto.randomUUID()}/` }
  const [first, second] = [cachedPhotos(photoBucket(s3Bucket(own))), photoBucket(s3Bucket(own))]
  let turn = 0
  const keep: typeof first.keep = (key, photo) => {
    turn += 1
    return (turn % 2 === 0 ? first : second).keep(key, photo)
  }
  return { ...first, keep }
}

photoFilesContract('a bucket, by two servers', () => twoServers(server.location), webp)

const { S3_TEST_URL } = process.env
if (S3_TEST_URL) {
  const real = photoStoreIn({ ...process.env, PHOTO_STORE_URL: S3_TEST_URL })
  if (real) photoFilesContract('the bucket of S3_TEST_URL', () => twoServers(real), webp)
}

describe('a bucket', () => {
  /** A bucket of its own, and the photos in it. */
  const opened = async (options: Parameters<typeof s3Server>[0] = {}) => {
    const own = s3Server(options)
    await using stack = new AsyncDisposableStack()
    stack.defer(own.stop)
    const files = photoBucket(s3Bucket(own.location, SOON))
    const until = stack.move()
    return { own, files, [Symbol.asyncDispose]: () => until.disposeAsync() }
  }

  test('is private: without a signature, or with a wrong one, nothing is read', async () => {
    await using world = await opened()
    const { own, files } = world
    await files.keep(KEY, await sizes())
    expect(own.objects.size).toBe(5)
    for (const name of own.objects.keys()) {
      const { endpoint, bucket } = own.location
      expect((await fetch(`${endpoint}/${bucket}/${name}`)).status).toBe(403)
    }
    const wrong = photoBucket(s3Bucket({ ...own.location, secretAccessKey: 'another' }, SOON))
    await expect(wrong.read(KEY, 'full')).rejects.toMatchObject({ code: 'S3_403' })
  })

  test('is swept page by page, and what others put there stays', async () => {
    await using world = await opened({ page: 2 })
    const { own, files } = world
    const foreign = ['site/incoming/not a key', 'site/notes.txt', 'elsewhere/incoming/0123456789']
    for (const name of foreign)
      own.objects.set(name, { bytes: new Uint8Array(), type: '', at: new Date() })
    for (let nth = 0; nth < 5; nth += 1) await files.keep(`photo-${nth}`, await sizes())
    expect(await files.sweep(LATER, async (key) => key === 'photo-3')).toBe(4)
    const left = ['thumb', 'card', 'full', 'blur'].map((size) => `site/photos/photo-3.${size}`)
    expect([...own.objects.keys()].toSorted()).toEqual([...foreign, ...left].toSorted())
  })

  test('takes one of two servers’ photos of one key, and leaves one that is settled meanwhile', async () => {
    await using world = await opened()
    const { own, files } = world
    const other = photoBucket(s3Bucket(own.location, SOON))
    const photo = await sizes()
    const both = await Promise.allSettled([files.keep(KEY, photo), other.keep(KEY, photo)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await files.remove(KEY)

    own.interrupt = (method, name) => {
      if (method !== 'PUT' || !name.includes('incoming')) return null
      for (const size of ['thumb', 'card', 'full', 'blur']) {
        const bytes = new TextEncoder().encode('<svg')
        own.objects.set(`site/photos/${KEY}.${size}`, { bytes, type: '', at: new Date() })
      }
      return null
    }
    await expect(files.keep(KEY, photo)).rejects.toThrow('taken')
    expect(await files.sweep(LATER, async () => false)).toBe(0)
    expect((await files.read(KEY, 'full'))?.type).toBe('image/svg+xml')
  })

  test('without conditional writes takes photos too', async () => {
    await using world = await opened({ conditions: false })
    await world.files.keep(KEY, await sizes())
    await expect(world.files.keep(KEY, await sizes())).rejects.toThrow('taken')
    expect(await world.files.read(KEY, 'full')).not.toBeNull()
  })

  test('that fails once is asked again; the photo is stored once', async () => {
    await using world = await opened()
    const { own, files } = world
    const failed = new Set<string>()
    own.interrupt = (method, name) => {
      if (failed.has(`${method} ${name}`)) return null
      failed.add(`${method} ${name}`)
      return new Response('slow down', { status: 503 })
    }
    await files.keep(KEY, await sizes())
    await files.settle(KEY)
    expect(own.objects.size).toBe(4)
    expect((await files.read(KEY, 'card'))?.type).toBe('image/webp')
  })

  test('whose answer to a write was lost has the photo once it is asked again', async () => {
    await using world = await opened()
    const { own, files } = world
    const lost = new Set<string>()
    own.interrupt = (method, name) => {
      if (method !== 'PUT' || lost.has(name)) return null
      lost.add(name)
      own.objects.set(name, { bytes: new Uint8Array(), type: '', at: new Date() })
      return new Response(null, { status: 500 })
    }
    // Here another's bytes are under the key.
    await expect(files.keep(KEY, await sizes())).rejects.toThrow('taken')
    own.objects.clear()
    lost.clear()
    const photo = await sizes()
    own.interrupt = (method, name) => {
      if (!name.includes('/photos/') || method !== 'PUT' || lost.has(name)) return null
      lost.add(name)
      own.objects.set(name, { bytes: photo.full, type: '', at: new Date() })
      return new Response(null, { status: 500 })
    }
    await files.keep(KEY, photo)
    expect(await files.read(KEY, 'full')).not.toBeNull()
  })

  const noRoom = () => new Response(null, { status: 507 })
  test.each<[string, string, S3Server['interrupt']]>([
    ['full', 'S3_507', (method) => (method === 'PUT' ? noRoom() : null)],
    ['slow', 'S3_TIMEOUT', () => new Promise(() => undefined)],
    ['gone', 'S3_404', () => new Response('<html>no such host</html>', { status: 404 })],
    ['moved', 'S3_301', () => new Response(null, { status: 301, headers: { location: '/' } })],
  ])('that is %s refuses with %s, and nothing of the photo is left', async (_, code, interrupt) => {
    await using world = await opened()
    const { own, files } = world
    own.interrupt = interrupt
    const failure = await files.keep(KEY, await sizes()).catch((thrown) => thrown)
    expect(failure).toBeInstanceOf(Unavailable)
    expect(failure.code).toBe(code)
    expect(failure.message).not.toContain('X-Amz')
    if (code !== 'S3_507') await expect(files.read(KEY, 'full')).rejects.toMatchObject({ code })
    own.interrupt = () => null
    await files.sweep(LATER, async () => false)
    expect(own.objects.size).toBe(0)
    await files.keep(KEY, await sizes())
    expect(await files.read(KEY, 'full')).not.toBeNull()
  })

  test('that cannot be reached, or breaks off, is not one without the photo', async () => {
    const cut = Bun.listen({
      hostname: '127.0.0.1',
      port: 0,
      socket: {
        data: (socket) => {
          socket.end('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nRIFF')
        },
      },
    })
    const at = (port: number) =>
      photoBucket(s3Bucket({ ...server.location, endpoint: `http://127.0.0.1:${port}` }, SOON))
    await expect(at(cut.port).read(KEY, 'full')).rejects.toBeInstanceOf(Unavailable)
    cut.stop(true)
    const gone = at(cut.port)
    for (const work of [
      () => gone.read(KEY, 'full'),
      () => gone.remove(KEY),
      () => gone.unsettle(KEY),
      () => gone.sweep(LATER, async () => false),
    ])
      await expect(work()).rejects.toBeInstanceOf(Unavailable)
  })

  test('says what bytes are by themselves, not what the store says', async () => {
    await using world = await opened()
    const { own, files } = world
    await files.keep(KEY, await sizes())
    const script = new TextEncoder().encode('<script>alert(1)</script>')
    own.objects.set(`site/photos/${KEY}.full`, { bytes: script, type: 'text/html', at: new Date() })
    expect((await files.read(KEY, 'full'))?.type).toBe('application/octet-stream')
  })
})
