import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { checkBucket } from '#api/server/bucket.ts'
import { ConfigError } from '#api/server/env.ts'
import { photoStoreIn } from '#api/server/photo-store.ts'
import { type S3Server, s3Server } from '#tests/s3-server.ts'

const KEYS = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }

let server: S3Server
beforeAll(() => {
  server = s3Server()
})
afterAll(() => server.stop())

describe('the bucket with the photos', () => {
  const read = (url: string, env: Record<string, string> = KEYS) =>
    photoStoreIn({ ...env, PHOTO_STORE_URL: url })

  test('is named by an address without secrets, with its own variables for its keys', () => {
    expect(photoStoreIn(KEYS)).toBeNull()
    expect(read('s3://photos')).toEqual({
      bucket: 'photos',
      prefix: '',
      region: 'us-east-1',
      endpoint: null,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    })
    expect(read('s3://photos/vonk/live/?endpoint=https://s3.vonk.test&region=eu')).toMatchObject({
      prefix: 'vonk/live/',
      region: 'eu',
      endpoint: 'https://s3.vonk.test',
    })
    expect(() => read('s3://photos', {})).toThrow('needs S3_ACCESS_KEY_ID')
  })

  test.each([
    'https://s3.vonk.test/photos',
    's3://key:hidden@photos',
    's3://photos:9000',
    's3://Photos_',
    's3://photos/.other',
    's3://photos/a b',
    's3://photos?endpoint=s3.vonk.test',
    's3://photos?endpoint=https://key:hidden@s3.vonk.test',
    's3://photos?secret=hidden',
    'photos',
  ])('is not %s', (url) => {
    let message = ''
    try {
      read(url)
    } catch (thrown) {
      if (!(thrown instanceof ConfigError)) throw thrown
      ;({ message } = thrown)
    }
    expect(message).toStartWith('PHOTO_STORE_URL must be s3://<bucket>')
    expect(message).not.toContain('hidden')
  })

  /** Why a start is refused. */
  const fault = (location = server.location) =>
    checkBucket(location).then(
      () => 'none',
      (thrown) => (thrown instanceof ConfigError ? thrown.message : String(thrown)),
    )

  test('is tried at the start, which leaves nothing there', async () => {
    expect(await fault()).toBe('none')
    expect(server.objects.size).toBe(0)
  })

  test('that cannot be used stops the start, which says where it is and no secret', async () => {
    const { endpoint } = server.location
    const head = `PHOTO_STORE_URL, s3://vonk-photos/site/ at ${endpoint}, cannot be used: `
    const wrong = await fault({ ...server.location, secretAccessKey: 'hidden' })
    expect(wrong).toStartWith(`${head}the bucket did not write (S3_403).`)
    expect(wrong).not.toContain('hidden')
    expect(await fault({ ...server.location, bucket: 'others' })).toContain('(S3_404)')
    server.interrupt = (method) =>
      method === 'GET' ? new Response('<html>Welcome</html>', { status: 200 }) : null
    expect(await fault()).toContain('S3_')
    server.interrupt = () => null
  })

  test('that anybody can read stops the start', async () => {
    const open = s3Server({ open: true })
    expect(await fault(open.location)).toContain('anybody can read it. Make the bucket private')
    await open.stop()
  })
})
