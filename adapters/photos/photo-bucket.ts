import { serializeByKey } from '#adapters/system/serialize-by-key.ts'
import { PHOTO_SIZES, type PhotoKey, type PhotoSize, type Picture } from '#core/profiles/photo.ts'
import { contentType } from './content-type.ts'
import { type PhotoFile, type PhotoStore, SAFE_KEY, TAKEN_KEY, UNSAFE_KEY } from './photo-store.ts'
import type { S3Bucket } from './s3-bucket.ts'

const [PHOTOS, INCOMING] = ['photos/', 'incoming/']
const nameOf = (key: PhotoKey, size: PhotoSize): string => `${PHOTOS}${key}.${size}`
/** The note that a photo is unsettled: an object cannot be moved, so that only the note comes and goes. */
const incomingOf = (key: PhotoKey): string => `${INCOMING}${key}`
const NOTE = 'text/plain'
/** Whoever has this one has them all. */
const LAST: PhotoSize = 'full'

/** Photos in a bucket, which several servers share. */
export function photoBucket(bucket: S3Bucket): PhotoStore {
  const inTurn = serializeByKey()
  /** Of two notes at once it tells whose is there. */
  const note = () => new TextEncoder().encode(crypto.randomUUID())

  async function settle(key: PhotoKey): Promise<void> {
    if (SAFE_KEY.test(key)) await bucket.remove(incomingOf(key))
  }

  async function remove(key: PhotoKey): Promise<void> {
    if (!SAFE_KEY.test(key)) return
    await Promise.all(PHOTO_SIZES.map((size) => bucket.remove(nameOf(key, size))))
    // Last: what is left of a removal that broke off is swept.
    await bucket.remove(incomingOf(key))
  }

  return {
    keep: (key, sizes) =>
      inTurn(key, async () => {
        if (!SAFE_KEY.test(key)) throw new Error(UNSAFE_KEY)
        // Before the note: a sweep must not find one of a settled photo.
        if (await bucket.has(nameOf(key, LAST))) throw new Error(TAKEN_KEY)
        if (!(await bucket.add(incomingOf(key), note(), NOTE))) throw new Error(TAKEN_KEY)
        const added = await addSizes(bucket, key, sizes).catch(async (failure) => {
          await remove(key).catch(() => undefined)
          throw failure
        })
        if (added) return
        // Another server settled it meanwhile: all sizes are its own.
        await settle(key)
        throw new Error(TAKEN_KEY)
      }),

    settle,

    async unsettle(key) {
      if (!SAFE_KEY.test(key) || !(await bucket.has(nameOf(key, LAST)))) return
      await bucket.put(incomingOf(key), note(), NOTE)
    },

    async read(key, size) {
      const bytes = SAFE_KEY.test(key) ? await bucket.get(nameOf(key, size)) : null
      return bytes && { bytes, type: contentType(bytes) }
    },

    remove,

    async sweep(before, hasPhoto) {
      let swept = 0
      for await (const { name, at } of bucket.list(INCOMING)) {
        const key = name.slice(INCOMING.length)
        if (!SAFE_KEY.test(key) || !(at < before)) continue
        if (await hasPhoto(key)) await settle(key)
        else {
          await remove(key)
          swept += 1
        }
      }
      return swept
    },

    list: () => listed(bucket),

    async write(key, size, bytes) {
      if (!SAFE_KEY.test(key)) throw new Error(UNSAFE_KEY)
      await bucket.put(nameOf(key, size), bytes, contentType(bytes))
    },
  }
}

/** Stores all sizes; `false` if there are others. */
async function addSizes(bucket: S3Bucket, key: PhotoKey, bytesOf: Picture['sizes']) {
  const add = (size: PhotoSize) =>
    bucket.add(nameOf(key, size), bytesOf[size], contentType(bytesOf[size]))
  const others = PHOTO_SIZES.filter((size) => size !== LAST)
  return !(await Promise.all(others.map(add))).includes(false) && (await add(LAST))
}

async function* listed(bucket: S3Bucket): AsyncGenerator<PhotoFile> {
  const unsettled = new Set<string>()
  for await (const { name } of bucket.list(INCOMING)) unsettled.add(name.slice(INCOMING.length))
  for await (const { name, bytes } of bucket.list(PHOTOS)) {
    const [key = '', end] = name.slice(PHOTOS.length).split('.')
    const size = PHOTO_SIZES.find((one) => one === end)
    if (size === undefined || !SAFE_KEY.test(key)) continue
    yield { key, size, bytes, settled: !unsettled.has(key) }
  }
}
