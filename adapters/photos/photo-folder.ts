import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PHOTO_SIZES, type PhotoKey, type PhotoSize } from '#core/photos/photo.ts'
import type { PhotoFiles } from '#core/photos/pictures.ts'
import type { Instant } from '#core/shared/time.ts'
import { contentType } from './content-type.ts'

/** No dot and no slash: a key can never lead out of the folder. */
const SAFE_KEY = /^[\w-]{3,64}$/

/**
 * Photos as files in a folder, spread over subfolders by the end of their random key. What no photo has yet lies
 * under `incoming`, so that a sweep need not look at all there is.
 */
export function photoFolder(folder: string): PhotoFiles {
  const incoming = join(folder, 'incoming')
  const incomingOf = (key: PhotoKey) => join(incoming, key)
  const pathOf = (key: PhotoKey, size: PhotoSize): string =>
    join(folder, key.slice(-2).toLowerCase(), `${key}.${size}`)

  async function settle(key: PhotoKey): Promise<void> {
    if (!SAFE_KEY.test(key)) return
    await mkdir(dirname(pathOf(key, 'full')), { recursive: true })
    for (const size of PHOTO_SIZES) {
      await unlessGone(rename(join(incomingOf(key), size), pathOf(key, size)))
    }
    await unlessGone(rmdir(incomingOf(key)))
  }

  async function remove(key: PhotoKey): Promise<void> {
    if (!SAFE_KEY.test(key)) return
    await Promise.all(PHOTO_SIZES.map((size) => rm(pathOf(key, size), { force: true })))
    await rm(incomingOf(key), { recursive: true, force: true })
  }

  return {
    async keep(key, sizes) {
      if (!SAFE_KEY.test(key)) throw new Error('a photo needs a key of letters, digits, - and _')
      await mkdir(incoming, { recursive: true })
      // Of two with one key, one can make the folder.
      await mkdir(incomingOf(key))
      if (await Bun.file(pathOf(key, 'full')).exists()) throw new Error('this key is taken')
      for (const size of PHOTO_SIZES) await writeDurably(join(incomingOf(key), size), sizes[size])
    },

    settle,

    async unsettle(key) {
      if (!SAFE_KEY.test(key)) return
      for (const size of PHOTO_SIZES) {
        if (!(await Bun.file(pathOf(key, size)).exists())) continue
        await mkdir(incomingOf(key), { recursive: true })
        await unlessGone(rename(pathOf(key, size), join(incomingOf(key), size)))
      }
    },

    async read(key, size) {
      if (!SAFE_KEY.test(key)) return null
      for (const path of [pathOf(key, size), join(incomingOf(key), size), pathOf(key, size)]) {
        const file = Bun.file(path)
        const bytes = (await file.exists()) && (await unlessGone(file.bytes()))
        if (bytes) return { bytes, type: contentType(bytes) }
      }
      return null
    },

    remove,

    async sweep(before, hasPhoto) {
      let swept = await sweepHalves(folder, before)
      for (const key of (await unlessGone(readdir(incoming))) ?? []) {
        if (!(await isOlder(incomingOf(key), before))) continue
        if (await hasPhoto(key)) await settle(key)
        else {
          await remove(key)
          swept += 1
        }
      }
      return swept
    },
  }
}

/** Until 2026-11-22 a photo was written beside its place first, and a crash left it there. */
async function sweepHalves(folder: string, before: Instant): Promise<number> {
  // Before the first photo there is no folder.
  if ((await unlessGone(stat(folder))) === null) return 0
  let swept = 0
  const halves = new Bun.Glob('??/*.half').scan({ cwd: folder, absolute: true })
  for await (const path of halves) {
    if (!(await isOlder(path, before))) continue
    await rm(path, { force: true })
    swept += 1
  }
  return swept
}

/** Writes to the disk itself: what a photo has must outlive a power cut. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

const isOlder = async (path: string, moment: Instant): Promise<boolean> =>
  ((await unlessGone(stat(path)))?.mtimeMs ?? moment) < moment

/** What is asked of a file, or `null` where there is none any more. */
async function unlessGone<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return null
    throw thrown
  }
}
