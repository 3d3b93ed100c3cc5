import { afterAll, expect, test } from 'bun:test'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { photoBucket } from '#adapters/photos/photo-bucket.ts'
import { photoFolder } from '#adapters/photos/photo-folder.ts'
import { s3Bucket } from '#adapters/photos/s3-bucket.ts'
import { claimPhotos } from '#api/server/data-folder.ts'
import { type S3Server, s3Server } from '#tests/s3-server.ts'
import { temporaryFolder } from '../running-server.ts'
import { runCommand, spawnCommand } from './run-command.ts'

const PHOTOS = 30
const LATER = 4_102_444_800_000
const root = await temporaryFolder('move')
const servers: S3Server[] = []
afterAll(async () => {
  for (const server of servers) await server.stop()
  await root.dispose()
})

const bytesOf = (text: string) => new TextEncoder().encode(text)
const sizesOf = (key: string) => ({
  thumb: bytesOf(`thumb of ${key}`),
  card: bytesOf(`card of ${key}`),
  full: bytesOf(`full of ${key}`),
  blur: bytesOf(`blur of ${key}`),
})

/** An install with photos in its folder, and an empty bucket. */
async function install(name: string, photos: number) {
  const dataDir = join(root.path, name)
  await mkdir(dataDir)
  const storage = await openLibsql({ url: `file:${dataDir}/vonk.db` })
  await claimPhotos({ dataDir, photoStore: null }, storage)
  await storage.close()
  const folder = photoFolder(join(dataDir, 'photos'))
  const keys = Array.from({ length: photos }, (_, nth) => `photo-${nth}`)
  for (const key of keys) {
    await folder.keep(key, sizesOf(key))
    await folder.settle(key)
  }
  const server = s3Server({ page: 7 })
  servers.push(server)
  const url = server.env.PHOTO_STORE_URL ?? ''
  const { PHOTO_STORE_URL: _, ...secrets } = server.env
  const env: Record<string, string> = { DATA_DIR: dataDir, ...secrets }
  const bucket = photoBucket(s3Bucket(server.location))
  return { dataDir, folder, bucket, keys, server, env, url }
}

const photosIn = ({ objects }: S3Server) =>
  [...objects.keys()].filter((name) => name.startsWith('site/photos/'))

test('photos whose move to a bucket is cut off move on where it was, with the next one', async () => {
  const { server, env, url, folder, bucket, keys } = await install('killed', PHOTOS)
  const child = Bun.spawn([process.execPath, 'api/commands/move.ts', 'photos', '--to', url], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdout: 'ignore',
    stderr: 'ignore',
  })
  server.interrupt = (method, name) => {
    if (method === 'PUT' && name.includes('/photos/') && photosIn(server).length >= PHOTOS)
      child.kill('SIGKILL')
    return null
  }
  await child.exited
  const before = photosIn(server).length
  expect(before).toBeGreaterThanOrEqual(PHOTOS)
  expect(before).toBeLessThan(4 * PHOTOS)
  // A server must not start on half of the photos.
  expect(server.objects.has('site/database.id')).toBe(false)

  let written = 0
  server.interrupt = (method, name) => {
    written += Number(method === 'PUT' && name.includes('/photos/'))
    return null
  }
  const ran = await spawnCommand('move', ['photos', '--to', url], env)
  expect(ran).toMatchObject({ code: 0, complaint: '' })
  const [, copied, there] = /(\d+) files copied .*, (\d+) were there/.exec(ran.output) ?? []
  expect(Number(there)).toBeGreaterThanOrEqual(before)
  expect(Number(copied) + Number(there)).toBe(4 * PHOTOS)
  expect(written).toBe(Number(copied))
  for (const key of keys)
    expect(await bucket.read(key, 'card')).toEqual(await folder.read(key, 'card'))
  expect(server.objects.has('site/database.id')).toBe(true)
  expect(`${ran.output}${ran.complaint}`).not.toContain(server.location.secretAccessKey)
}, 60_000)

test('what comes and goes while photos move comes and goes with the next move', async () => {
  const { env, url, folder, bucket } = await install('live', 3)
  const move = (...more: string[]) => runCommand('move', ['photos', '--to', url, ...more], env)
  expect(await move()).toMatchObject({ code: 0 })
  await folder.remove('photo-0')
  await folder.unsettle('photo-1')
  await folder.keep('photo-new', sizesOf('photo-new'))
  // A site's picture that was uploaded at the new place.
  const logo = 'logo-vonk-0123456789abcdef-640x108'
  await bucket.keep(logo, sizesOf(logo))
  await bucket.settle(logo)
  expect((await move()).output).toContain(': 4 files copied')
  expect((await move()).output).toContain(': 0 files copied')
  await folder.settle('photo-new')
  await move()
  expect(await bucket.sweep(LATER, async () => false)).toBe(2)
  const left = await Promise.all(
    ['photo-0', 'photo-1', 'photo-2', 'photo-new', logo].map((key) => bucket.read(key, 'full')),
  )
  expect(left.map((file) => file !== null)).toEqual([false, false, true, true, true])
})

test('the old place is emptied when servers read the new one, of photos whose copy is right', async () => {
  const { env, url, folder, bucket, server } = await install('emptied', 2)
  const from = ['photos', '--from', 'folder', '--to', url]
  const early = await runCommand('move', [...from, '--delete-source'], env)
  expect(early.complaint).toContain('Start them with the new place first')
  expect(await runCommand('move', from, env)).toMatchObject({ code: 0 })
  const moved = { ...env, PHOTO_STORE_URL: url }
  await bucket.write('photo-1', 'card', bytesOf('CARD of photo-1'))
  // The environment has the new place already, and the server that runs has the old one.
  const running = await runCommand('move', [...from, '--delete-source'], moved)
  expect(running.complaint).toContain('no server was started on')
  expect(await folder.read('photo-0', 'full')).not.toBeNull()
  await s3Bucket(server.location).put('photos.started', bytesOf('2027-01-01'), 'text/plain')
  const first = await runCommand('move', [...from, '--delete-source'], moved)
  expect(first).toMatchObject({ code: 1, complaint: expect.stringContaining('1 photos are not') })
  expect(await folder.read('photo-0', 'full')).toBeNull()
  expect(await folder.read('photo-1', 'full')).not.toBeNull()

  const back = await runCommand('move', ['photos', '--to', 'folder'], moved)
  expect(back).toMatchObject({ code: 0 })
  expect(Buffer.from((await folder.read('photo-0', 'full'))?.bytes ?? []).toString()).toBe(
    'full of photo-0',
  )
  server.interrupt = () => new Response(null, { status: 500 })
  const down = await runCommand('move', ['photos', '--to', 'folder'], moved)
  expect(down.complaint).toContain('cannot be used')
})

test('photos never move to the place of another database', async () => {
  const [one, other] = [await install('one', 1), await install('other', 1)]
  expect(await runCommand('move', ['photos', '--to', one.url], one.env)).toMatchObject({ code: 0 })
  const refused = await runCommand('move', ['photos', '--to', one.url], other.env)
  expect(refused).toMatchObject({ code: 1, complaint: expect.stringContaining('another database') })
  expect((await runCommand('move', ['everything'], one.env)).complaint).toContain('bun run move')
})

test('a backup says that photos are in a bucket, and where', async () => {
  const { env, url, dataDir } = await install('backed up', 1)
  const folder = join(root.path, 'backups')
  const made = await runCommand('backup', [folder], { ...env, PHOTO_STORE_URL: url })
  expect(made.output).toContain('The photos are not in it: back up s3://vonk-photos/site/ at http')
  const name = join(folder, made.output.split(' in ')[0] ?? '')
  const target = { ...env, DATA_DIR: `${dataDir}-restored` }
  const restored = await runCommand('restore', [name], target)
  expect(restored.output).toContain('The photos are not in the backup, but in s3://vonk-photos/')
  const whole = await runCommand('backup', [join(root.path, 'whole')], env)
  const elsewhere = { ...env, DATA_DIR: `${dataDir}-elsewhere`, PHOTO_STORE_URL: url }
  const path = join(root.path, 'whole', whole.output.split(' in ')[0] ?? '')
  const again = await runCommand('restore', [path], elsewhere)
  expect(again.output).toContain('bun run move photos --from folder')
})
