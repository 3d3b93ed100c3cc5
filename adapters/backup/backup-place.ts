import { open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Unavailable } from '#core/shared/result.ts'
import { MINUTE, SECOND } from '#core/shared/time.ts'
import { type BucketLocation, bucketText, s3Bucket } from '../photos/s3-bucket.ts'
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
const DEADLINES = { attempt: MINUTE, tries: 3, pause: SECOND }
const HALF = '.half-'

export const openPlace = (location: BackupLocation): BackupPlace =>
  typeof location === 'string' ? folderPlace(location) : bucketPlace(location)

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

function bucketPlace(location: BucketLocation): BackupPlace {
  const bucket = s3Bucket(location, DEADLINES)
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
