import { join } from 'node:path'
import { photoBucket } from '#adapters/photos/photo-bucket.ts'
import { photoFolder } from '#adapters/photos/photo-folder.ts'
import type { PhotoStore } from '#adapters/photos/photo-store.ts'
import { type BucketLocation, bucketText, s3Bucket } from '#adapters/photos/s3-bucket.ts'
import { Unavailable } from '#core/shared/result.ts'
import { ConfigError, type Env, text } from './env.ts'

/** Where photos are: in a folder of DATA_DIR, or in a bucket. */
export type PhotoPlace = { readonly dataDir: string; readonly photoStore: BucketLocation | null }

const SHAPE =
  'PHOTO_STORE_URL must be s3://<bucket>[/<prefix>]?endpoint=<https://…>&region=<region>, with its keys in S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.'
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const PREFIX = /^([\w-][\w.-]*\/)*$/
const PARAMETERS = ['endpoint', 'region']

/** The bucket of the environment; `null` if photos are in a folder. Never says what it was given: it may be a secret. */
export function photoStoreIn(env: Env): BucketLocation | null {
  const given = text(env, 'PHOTO_STORE_URL')
  if (given === null) return null
  const address = URL.parse(given)
  if (address?.protocol !== 's3:' || address.username || address.password || address.hash)
    throw new ConfigError(SHAPE)
  const { hostname: bucket, pathname, searchParams, port } = address
  const prefix = pathname.replace(/^\/+|\/+$/g, '')
  const asked = [...searchParams.keys()]
  const isKnown = asked.every((name) => PARAMETERS.includes(name))
  const below = prefix === '' ? '' : `${prefix}/`
  if (!BUCKET.test(bucket) || port || !PREFIX.test(below) || !isKnown) throw new ConfigError(SHAPE)
  const endpoint = searchParams.get('endpoint') || null
  if (endpoint !== null && !/^https?:\/\/[^/@?#]+\/?$/.test(endpoint)) throw new ConfigError(SHAPE)
  const accessKeyId = text(env, 'S3_ACCESS_KEY_ID')
  const secretAccessKey = text(env, 'S3_SECRET_ACCESS_KEY')
  if (accessKeyId === null || secretAccessKey === null)
    throw new ConfigError('PHOTO_STORE_URL needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
  const region = searchParams.get('region') || 'us-east-1'
  return { bucket, prefix: below, region, endpoint, accessKeyId, secretAccessKey }
}

/** The photos of an install. */
export const openPhotos = ({ dataDir, photoStore }: PhotoPlace): PhotoStore =>
  photoStore === null ? photoFolder(join(dataDir, 'photos')) : photoBucket(s3Bucket(photoStore))

/** What operators call the place. */
export const placeText = ({ dataDir, photoStore }: PhotoPlace): string =>
  photoStore === null ? join(dataDir, 'photos') : bucketText(photoStore)

/**
 * Stops a start on a bucket that cannot be used, or that anybody may read: writes, reads and deletes an object.
 */
export async function checkBucket(location: BucketLocation): Promise<void> {
  const bucket = s3Bucket(location)
  const name = `probe-${crypto.randomUUID()}`
  const bytes = new TextEncoder().encode(name)
  try {
    await bucket.put(name, bytes, 'text/plain')
    const stored = await bucket.get(name)
    const isOpen = await bucket.isPublic(name)
    for await (const _ of bucket.list('probe-')) break
    await bucket.remove(name)
    if (stored === null || !Buffer.from(stored).equals(bytes))
      throw new Unavailable('the photo store returns other bytes than it was given', 'S3_BYTES')
    if (!isOpen) return
  } catch (failure) {
    if (!(failure instanceof Unavailable)) throw failure
    await bucket.remove(name).catch(() => undefined)
    throw new ConfigError(
      `PHOTO_STORE_URL, ${bucketText(location)}, cannot be used: ${failure.message} (${failure.code}). See that it is there, that region and keys are right, and that they may list, read, write and delete.`,
    )
  }
  throw new ConfigError(
    `PHOTO_STORE_URL, ${bucketText(location)}: anybody can read it. Make the bucket private: photos are shown by this server alone, to those who may see them.`,
  )
}
