import { join } from 'node:path'
import { photoBucket } from '../photos/photo-bucket.ts'
import { incomingPath, photoFolder, photoPath } from '../photos/photo-folder.ts'
import { type BucketLocation, s3Bucket } from '../photos/s3-bucket.ts'
import type { BackupStore } from './backup-store.ts'
import { ifMissing } from './copy-files.ts'
import type { BackedUpFile } from './manifest.ts'

/** Photos to copy: their paths in a backup, their sizes, and how each is read. */
type SourcePhoto = {
  readonly path: string
  readonly bytes: number
  /** `null` if it is gone by now. */
  read(): Promise<Uint8Array | null>
}

type SourcePhotos = {
  /** How often they are listed: a file may be moved during the copy, and is found by a second pass. */
  readonly passes: number
  list(): AsyncIterable<SourcePhoto>
}

/** Photos of a folder, by their paths in it. */
export const photosIn = (folder: string): SourcePhotos => ({
  passes: 2,
  list: () => listedFiles(folder),
})

async function* listedFiles(folder: string): AsyncGenerator<SourcePhoto> {
  for await (const { key, size, bytes, settled } of photoFolder(folder).list()) {
    const name = settled ? photoPath(key, size) : incomingPath(key, size)
    const read = () => Bun.file(join(folder, name)).bytes().catch(ifMissing(null))
    yield { path: `photos/${name}`, bytes, read }
  }
}

/** Photos of a bucket, by the paths that they have in a folder. */
export const photosInBucket = (location: BucketLocation): SourcePhotos => ({
  passes: 1,
  list: () => listedObjects(location),
})

async function* listedObjects(location: BucketLocation): AsyncGenerator<SourcePhoto> {
  const bucket = photoBucket(s3Bucket(location))
  for await (const { key, size, bytes } of bucket.list()) {
    const path = `photos/${photoPath(key, size)}`
    yield { path, bytes, read: async () => (await bucket.read(key, size))?.bytes ?? null }
  }
}

type Copied = { readonly files: readonly BackedUpFile[]; readonly stored: number }

/**
 * Stores the photos that are not there yet: what the newest backup has is not read again, as a photo never changes.
 * After the database: an extra photo is harmless, a missing one is not.
 */
export async function copyPhotos(
  store: BackupStore,
  photos: SourcePhotos,
  known: readonly BackedUpFile[],
): Promise<Copied> {
  const described = new Map(known.map((file) => [file.path, file]))
  const there = await store.photosThere()
  const copied = new Map<string, BackedUpFile>()
  let stored = 0
  for (let pass = 0; pass < photos.passes; pass += 1) {
    for await (const { path, bytes, read } of photos.list()) {
      if (copied.has(path)) continue
      const before = described.get(path)
      if (before?.bytes === bytes && there.get(path) === store.storedBytes(bytes)) {
        copied.set(path, before)
        continue
      }
      const content = await read()
      if (!content) continue
      copied.set(path, await store.storePhoto(path, content))
      stored += content.length
    }
  }
  return { files: [...copied.values()], stored }
}
