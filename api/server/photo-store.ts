import { join } from 'node:path'
import { photoBucket } from '#adapters/photos/photo-bucket.ts'
import { photoFolder } from '#adapters/photos/photo-folder.ts'
import type { PhotoStore } from '#adapters/photos/photo-store.ts'
import { type BucketLocation, bucketText, s3Bucket } from '#adapters/photos/s3-bucket.ts'
import { bucketIn } from './bucket.ts'
import { type Env, text } from './env.ts'

/** Where photos are: in a folder of DATA_DIR, or in a bucket. */
export type PhotoPlace = { readonly dataDir: string; readonly photoStore: BucketLocation | null }

/** The bucket of the environment; `null` if photos are in a folder. */
export function photoStoreIn(env: Env): BucketLocation | null {
  const given = text(env, 'PHOTO_STORE_URL')
  if (given === null) return null
  return bucketIn(given, {
    name: 'PHOTO_STORE_URL',
    keyId: ['S3_ACCESS_KEY_ID', text(env, 'S3_ACCESS_KEY_ID')],
    secret: ['S3_SECRET_ACCESS_KEY', text(env, 'S3_SECRET_ACCESS_KEY')],
  })
}

/** The photos of an install. */
export const openPhotos = ({ dataDir, photoStore }: PhotoPlace): PhotoStore =>
  photoStore === null ? photoFolder(join(dataDir, 'photos')) : photoBucket(s3Bucket(photoStore))

/** What operators call the place. */
export const placeText = ({ dataDir, photoStore }: PhotoPlace): string =>
  photoStore === null ? join(dataDir, 'photos') : bucketText(photoStore)
