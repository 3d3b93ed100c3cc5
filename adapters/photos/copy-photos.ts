import { pictureOf } from '#core/desk/sites/picture-keys.ts'
import { PHOTO_SIZES, type PhotoKey, type PhotoSize } from '#core/profiles/photo.ts'
import type { PhotoStore } from './photo-store.ts'

/** What a copy did, in files of which a photo has four. */
export type Copied = {
  readonly copied: number
  readonly bytes: number
  /** There already. */
  readonly before: number
  /** Photos that only the target has: its sweep deletes those that no member has. */
  readonly unsettled: number
  /** Files that differ, or cannot be read back as they were written: not to be trusted. */
  readonly different: readonly string[]
}

type Sizes = { [Size in PhotoSize]?: number }
type Listed = Map<PhotoKey, { readonly sizes: Sizes; settled: boolean }>

const AT_ONCE = 4
/** First what makes a photo one: a copy of one that was removed meanwhile can be unsettled. */
const IN_ORDER = PHOTO_SIZES.toSorted(
  (one, other) => Number(other === 'full') - Number(one === 'full'),
)

/**
 * Copies all photos that a target does not have, also while both are in use, and reads each back. A photo settled or
 * unsettled in the source is so in the target. To be done again until nothing is copied.
 */
export async function copyPhotos(
  source: PhotoStore,
  target: PhotoStore,
  onProgress: (photos: number, of: number) => void = () => undefined,
): Promise<Copied> {
  // The target first: what comes to the source meanwhile is copied, and not missed.
  const there = await listed(target)
  const photos = await listed(source)
  const total = { copied: 0, bytes: 0, before: 0, unsettled: 0 }
  const different: string[] = []

  async function copyOne(key: PhotoKey): Promise<void> {
    const photo = photos.get(key)
    const known = there.get(key)
    for (const size of IN_ORDER) {
      const [bytes, stored] = [photo?.sizes[size], known?.sizes[size]]
      if (bytes === undefined) continue
      if (stored === bytes) total.before += 1
      else if (stored !== undefined) different.push(`${key}.${size}`)
      else {
        const file = await source.read(key, size)
        // Removed meanwhile.
        if (!file) continue
        await target.write(key, size, file.bytes)
        if (!isSame(file, await target.read(key, size))) different.push(`${key}.${size}`)
        total.copied += 1
        total.bytes += file.bytes.length
      }
    }
    if (photo?.settled === false && known?.settled !== false) await target.unsettle(key)
    if (photo?.settled === true && known?.settled === false) await target.settle(key)
  }

  const left = photos.keys()
  let done = 0
  let failed = false
  const worker = async () => {
    for (const key of left) {
      if (failed) return
      await copyOne(key).catch((failure) => {
        // The others end too: whoever was told of it may already do something else.
        failed = true
        throw failure
      })
      done += 1
      onProgress(done, photos.size)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))

  for (const [key, { settled }] of there) {
    // A site's picture has no row that a sweep could find, and is never removed.
    if (photos.has(key) || !settled || pictureOf(key) !== null) continue
    await target.unsettle(key)
    total.unsettled += 1
  }
  return { ...total, different }
}

/** Removes from a source what its copy has, byte for byte; returns how many photos, and what was left. */
export async function removeCopied(
  source: PhotoStore,
  target: PhotoStore,
): Promise<{ readonly removed: number; readonly left: readonly PhotoKey[] }> {
  const left: PhotoKey[] = []
  let removed = 0
  for (const [key, { sizes }] of await listed(source)) {
    const pairs = PHOTO_SIZES.filter((size) => sizes[size] !== undefined).map(async (size) =>
      isSame(await source.read(key, size), await target.read(key, size)),
    )
    if ((await Promise.all(pairs)).includes(false)) left.push(key)
    else {
      await source.remove(key)
      removed += 1
    }
  }
  return { removed, left }
}

async function listed(store: PhotoStore): Promise<Listed> {
  const found: Listed = new Map()
  for await (const { key, size, bytes, settled } of store.list()) {
    const photo = found.get(key) ?? { sizes: {}, settled: true }
    photo.sizes[size] = bytes
    photo.settled &&= settled
    found.set(key, photo)
  }
  return found
}

type Bytes = { readonly bytes: Uint8Array } | null
const isSame = (one: Bytes, other: Bytes): boolean =>
  one !== null && other !== null && Buffer.compare(one.bytes, other.bytes) === 0
