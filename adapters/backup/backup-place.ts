import { open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Unavailable } from '#core/shared/result.ts'
import { MINUTE, type Millis, SECOND } from '#core/shared/time.ts'
import {
  type BucketDeadlines,
  type BucketLocation,
  bucketText,
  s3Bucket,
} from '../photos/s3-bucket.ts'
import { withTimeout } from '../shared/with-timeout.ts'
import { ifMissing, makeFolder } from './copy-files.ts'
import { BackupError } from './manifest.ts'

/** Where backups are stored: a folder's path, or a bucket. */
export type BackupLocation = string | BucketLocation

export type PlacedObject = { readonly name: string; readonly bytes: number }

/** Small objects by name, each written whole or not at all. */
export type BackupPlace = {
  /** What operators call it. */
  readonly text: string
  /** `null` if it is none. */
  readonly folder: string | null
  read(name: string): Promise<Uint8Array | null>
  has(name: string): Promise<boolean>
  write(name: string, bytes: Uint8Array): Promise<void>
  remove(name: string): Promise<void>
  /** All objects whose names begin so. */
  list(beginning: string): AsyncIterable<PlacedObject>
}

/** Parts are larger than photos, and nobody waits for them. */
const DEADLINES: BucketDeadlines = { attempt: MINUTE, tries: 3, pause: SECOND }
const HALF = '.half-'

export const openPlace = (location: BackupLocation, deadlines = DEADLINES): BackupPlace =>
  typeof location === 'string'
    ? withDeadline(folderPlace(location), deadlines.attempt)
    : bucketPlace(location, deadlines)

/**
 * A folder may be of another machine, and calls on one that went away wait for ever. What does not answer fails, so that
 * it is told; its work may be done once the folder is back, which does no harm: each object has a name of its own.
 */
export function withDeadline(place: BackupPlace, limit: Millis): BackupPlace {
  const late = () => new BackupError(`${place.text} did not answer in time.`, 'PLACE_TIMEOUT')
  const soon = <T>(work: Promise<T>) => withTimeout(limit, work, late)
  return {
    ...place,
    read: (name) => soon(place.read(name)),
    has: (name) => soon(place.has(name)),
    write: (name, bytes) => soon(place.write(name, bytes)),
    remove: (name) => soon(place.remove(name)),
    async *list(beginning) {
      const objects = place.list(beginning)[Symbol.asyncIterator]()
      for (;;) {
        const { value, done } = await soon(objects.next())
        if (done) return
        yield value
      }
    },
  }
}

function folderPlace(folder: string): BackupPlace {
  const at = (name: string) => join(folder, name)

  async function* list(beginning: string): AsyncGenerator<PlacedObject> {
    const below = beginning.slice(0, beginning.lastIndexOf('/') + 1)
    const entries = await readdir(at(below), { withFileTypes: true }).catch(ifMissing([]))
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = `${below}${entry.name}`
      if (!name.startsWith(beginning)) continue
      if (entry.isDirectory()) yield* list(`${name}/`)
      else if (entry.isFile() && !entry.name.startsWith(HALF)) {
        const there = await stat(at(name)).catch(ifMissing(null))
        if (there) yield { name, bytes: there.size }
      }
    }
  }

  return {
    text: folder,
    folder,
    read: (name) => readFile(at(name)).catch(ifMissing(null)),
    has: (name) => stat(at(name)).then(isTrue).catch(ifMissing(false)),
    async write(name, bytes) {
      const half = join(dirname(at(name)), `${HALF}${crypto.randomUUID()}`)
      await makeFolder(dirname(half))
      try {
        await using file = await open(half, 'wx', 0o600)
        await file.writeFile(bytes)
        await file.sync()
        await rename(half, at(name))
      } catch (failure) {
        await rm(half, { force: true })
        throw failure
      }
    },
    async remove(name) {
      await rm(at(name), { force: true })
      // The folders of a backup go with its last file.
      for (let above = dirname(name); above !== '.'; above = dirname(above))
        if (!(await rmdir(at(above)).then(isTrue, isFalse))) break
    },
    list,
  }
}

function bucketPlace(location: BucketLocation, deadlines: BucketDeadlines): BackupPlace {
  const bucket = s3Bucket(location, deadlines)
  const text = bucketText(location)
  const said = (failure: unknown): never => {
    if (!(failure instanceof Unavailable)) throw failure
    throw new BackupError(`${text}: ${failure.message} (${failure.code}).`, failure.code)
  }
  return {
    text,
    folder: null,
    read: (name) => bucket.get(name).catch(said),
    has: (name) => bucket.has(name).catch(said),
    write: (name, bytes) => bucket.put(name, bytes, 'application/octet-stream').catch(said),
    remove: (name) => bucket.remove(name).catch(said),
    async *list(beginning) {
      try {
        yield* bucket.list(beginning)
      } catch (failure) {
        said(failure)
      }
    },
  }
}

const isTrue = () => true
const isFalse = () => false
