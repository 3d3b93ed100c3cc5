import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MARKER } from '#adapters/backup/restore-backup.ts'
import { type BucketLocation, bucketText, s3Bucket } from '#adapters/photos/s3-bucket.ts'
import type { Storage } from '#core/ports.ts'
import { ok } from '#core/shared/result.ts'
import { ConfigError } from './env.ts'
import type { PhotoPlace } from './photo-store.ts'

/** When a server last started on a place with photos. */
const STARTED = 'photos.started'

/** A short text at a place with photos: the id of the database that they are of. */
type Marker = {
  /** `null` if there is none. */
  read(): Promise<string | null>
  /** Writes one as a whole, unless another process just did; the one that is there. */
  add(id: string): Promise<string>
  write(id: string): Promise<void>
  remove(): Promise<void>
}

function folderMarker(dataDir: string, name: string): Marker {
  const path = join(dataDir, name)
  const read = () =>
    readFile(path, 'utf8').then(
      (text) => text.trim(),
      () => null,
    )
  return {
    read,
    async add(id) {
      const half = `${path}.${id}`
      await writeFile(half, id, { flush: true })
      await link(half, path).catch(async (error: unknown) => {
        if ((await read()) === null) throw error
      })
      await rm(half)
      return (await read()) ?? id
    },
    write: (id) => writeFile(path, id, { flush: true }),
    remove: () => rm(path, { force: true }),
  }
}

function bucketMarker(location: BucketLocation, name: string): Marker {
  const bucket = s3Bucket(location)
  const bytesOf = (id: string) => new TextEncoder().encode(id)
  const read = async () => {
    const bytes = await bucket.get(name)
    return bytes && new TextDecoder().decode(bytes).trim()
  }
  return {
    read,
    async add(id) {
      await bucket.add(name, bytesOf(id), 'text/plain')
      return (await read()) ?? id
    },
    write: (id) => bucket.put(name, bytesOf(id), 'text/plain'),
    remove: () => bucket.remove(name),
  }
}

export const markerOf = ({ dataDir, photoStore }: PhotoPlace, name: string = MARKER): Marker =>
  photoStore === null ? folderMarker(dataDir, name) : bucketMarker(photoStore, name)

/** Whether the last server that started reads the photos at the first of two places. */
export async function isInUse(place: PhotoPlace, other: PhotoPlace): Promise<boolean> {
  const [here, there] = await Promise.all([
    markerOf(place, STARTED).read(),
    markerOf(other, STARTED).read(),
  ])
  return there === null || (here !== null && here >= there)
}

/**
 * Stops a start on a folder or bucket that is not the one of the database: a second server with one of its own would
 * miss half of the photos. The first start claims both.
 */
export async function claimPhotos(
  place: PhotoPlace,
  { atomically }: Pick<Storage, 'atomically'>,
): Promise<void> {
  const marker = markerOf(place)
  const known = await marker.read()
  const own = known ?? (await marker.add(crypto.randomUUID()))
  const { value: claimed } = await atomically(async ({ install }) => ok(await install.claim(own)))
  if (claimed === own) return markerOf(place, STARTED).write(new Date().toISOString())
  if (known === null) await marker.remove()
  throw new ConfigError(
    place.photoStore === null
      ? `DATA_DIR, ${place.dataDir}, is not the folder of this database: its photos are in another one. All servers of an install share one folder, or a bucket (PHOTO_STORE_URL). If this is a copy of it, tell so with: bun run adopt`
      : `PHOTO_STORE_URL, ${bucketText(place.photoStore)}, does not have the photos of this database. Copy them there with: bun run move photos. If it has them, tell so with: bun run adopt`,
  )
}

/** Says that a folder or bucket is the database's: it was copied, or moved, by hand. */
export async function adoptPhotos(
  place: PhotoPlace,
  { atomically }: Pick<Storage, 'atomically'>,
): Promise<void> {
  const { value: id } = await atomically(async ({ install }) =>
    ok(await install.claim(crypto.randomUUID())),
  )
  await markerOf(place).write(id)
}
