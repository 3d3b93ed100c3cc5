import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { type BackupPlace, openPlace, withDeadline } from '#adapters/backup/backup-place.ts'
import { temporaryFolder } from '#tests/running-server.ts'
import { s3Server } from '#tests/s3-server.ts'

const SHORT = { attempt: 50, tries: 1, pause: 1 }
const bytes = Buffer.from('a part')
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ code }) => code,
  )

/** A folder of another machine that went away. */
const gone: BackupPlace = {
  text: '/mnt/other',
  folder: '/mnt/other',
  read: () => new Promise(() => undefined),
  has: () => new Promise(() => undefined),
  write: () => new Promise(() => undefined),
  remove: () => new Promise(() => undefined),
  list: () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }) }),
}

test('a folder that does not answer fails in time, whatever is asked of it', async () => {
  const place = withDeadline(gone, 10)
  const asked = [
    place.write('vonk-1/database.db', bytes),
    place.read('vonk-1/manifest.json'),
    place.has('vonk-1/manifest.json'),
    place.remove('vonk-1/begun'),
    Array.fromAsync(place.list('vonk-')),
  ]
  expect(await Promise.all(asked.map(codeOf))).toEqual(asked.map(() => 'PLACE_TIMEOUT'))
  await expect(place.write('a', bytes)).rejects.toThrow('/mnt/other did not answer in time.')
})

test('a file of a folder that cannot be opened for ever, as of a lost mount, fails in time', async () => {
  const folder = await temporaryFolder('place')
  // Nobody writes into it: an open for reading waits.
  Bun.spawnSync(['mkfifo', join(folder.path, 'pipe')])
  const place = openPlace(folder.path, SHORT)
  expect(await codeOf(place.read('pipe'))).toBe('PLACE_TIMEOUT')
  await place.write('whole', bytes)
  expect(await place.read('whole')).toEqual(bytes)
  expect(await Array.fromAsync(place.list('wh'))).toEqual([{ name: 'whole', bytes: 6 }])
  // Lets go of the thread that waits.
  Bun.spawnSync(['sh', '-c', ': > "$0"', join(folder.path, 'pipe')])
  await folder.dispose()
})

test('a bucket that takes a part and does not answer fails in time', async () => {
  const bucket = s3Server()
  const place = openPlace(bucket.location, SHORT)
  bucket.interrupt = () => new Promise(() => undefined)
  expect(await codeOf(place.write('vonk-1/database.db', bytes))).toBe('S3_TIMEOUT')
  bucket.interrupt = () => null
  await place.write('vonk-1/database.db', bytes)
  await bucket.stop()
})
