import { lstat, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PHOTO_SIZES, type PhotoKey, type PhotoSize, type Picture } from '#core/profiles/photo.ts'
import type { Instant } from '#core/shared/time.ts'
import { contentType } from './content-type.ts'
import { type PhotoFile, type PhotoStore, SAFE_KEY, TAKEN_KEY, UNSAFE_KEY } from './photo-store.ts'

/**
 * Photos as files in a folder, in subfolders by the end of their random key. Unsettled ones are under `incoming`, so
 * that a sweep need not scan everything.
 */
export function photoFolder(folder: string): PhotoStore {
  const { incoming, incomingOf, pathOf } = layoutOf(folder)

  async function settle(key: PhotoKey): Promise<void> {
    if (!SAFE_KEY.test(key)) return
    await mkdir(dirname(pathOf(key, 'full')), { recursive: true })
    for (const size of PHOTO_SIZES) {
      await nullIfMissing(rename(join(incomingOf(key), size), pathOf(key, size)))
    }
    await nullIfMissing(rmdir(incomingOf(key)))
  }

  async function remove(key: PhotoKey): Promise<void> {
    if (!SAFE_KEY.test(key)) return
    await Promise.all(PHOTO_SIZES.map((size) => rm(pathOf(key, size), { force: true })))
    await rm(incomingOf(key), { recursive: true, force: true })
  }

  return {
    async keep(key, sizes) {
      if (!SAFE_KEY.test(key)) throw new Error(UNSAFE_KEY)
      await mkdir(incoming, { recursive: true })
      // Not recursive: of two writes with one key, only one can create the folder.
      await mkdir(incomingOf(key))
      if (await Bun.file(pathOf(key, 'full')).exists()) {
        // Else a sweep would take the settled photo for an unsettled one.
        await rmdir(incomingOf(key)).catch(() => undefined)
        throw new Error(TAKEN_KEY)
      }
      await writeSizes(incomingOf(key), sizes)
    },

    settle,

    async unsettle(key) {
      if (!SAFE_KEY.test(key)) return
      for (const size of PHOTO_SIZES) {
        if (!(await Bun.file(pathOf(key, size)).exists())) continue
        await mkdir(incomingOf(key), { recursive: true })
        await nullIfMissing(rename(pathOf(key, size), join(incomingOf(key), size)))
      }
    },

    async read(key, size) {
      if (!SAFE_KEY.test(key)) return null
      for (const path of [pathOf(key, size), join(incomingOf(key), size), pathOf(key, size)]) {
        const file = Bun.file(path)
        const bytes = (await file.exists()) && (await nullIfMissing(file.bytes()))
        if (bytes) return { bytes, type: contentType(bytes) }
      }
      return null
    },

    remove,

    async sweep(before, hasPhoto) {
      let swept = await sweepHalves(folder, before)
      for (const key of (await nullIfMissing(readdir(incoming))) ?? []) {
        if (!(await isOlder(incomingOf(key), before))) continue
        if (await hasPhoto(key)) await settle(key)
        else {
          await remove(key)
          swept += 1
        }
      }
      return swept
    },

    list: () => listed(folder),

    async write(key, size, bytes) {
      if (!SAFE_KEY.test(key)) throw new Error(UNSAFE_KEY)
      await writeWhole(pathOf(key, size), bytes)
    },
  }
}

/** Where a settled photo is in its folder. */
export const photoPath = (key: PhotoKey, size: PhotoSize): string =>
  join(key.slice(-2).toLowerCase(), `${key}.${size}`)

const INCOMING = 'incoming'

/** Where an unsettled photo is in its folder. */
export const incomingPath = (key: PhotoKey, size: PhotoSize): string => join(INCOMING, key, size)

function layoutOf(folder: string) {
  const incoming = join(folder, INCOMING)
  return {
    incoming,
    incomingOf: (key: PhotoKey): string => join(incoming, key),
    pathOf: (key: PhotoKey, size: PhotoSize): string => join(folder, photoPath(key, size)),
  }
}

async function* listed(folder: string): AsyncGenerator<PhotoFile> {
  for await (const [key, end, path] of filesIn(folder)) {
    const size = PHOTO_SIZES.find((one) => one === end)
    if (size === undefined || !SAFE_KEY.test(key)) continue
    const settled = path === photoPath(key, size)
    if (!settled && path !== incomingPath(key, size)) continue
    const there = await nullIfMissing(lstat(join(folder, path)))
    // What else is called like a photo may lead elsewhere, or never end.
    if (there?.isFile()) yield { key, size, bytes: there.size, settled }
  }
}

/** Key, end and path of what may be photos. */
async function* filesIn(folder: string): AsyncGenerator<readonly [string, string, string]> {
  // The folder is created with the first photo.
  if ((await nullIfMissing(stat(folder))) === null) return
  for (const [pattern, sign] of [
    ['??/*', '.'],
    ['incoming/*/*', '/'],
  ] as const) {
    for await (const path of new Bun.Glob(pattern).scan({ cwd: folder })) {
      const [key = '', end = '', ...more] = path.slice(path.indexOf('/') + 1).split(sign)
      if (more.length === 0) yield [key, end, path]
    }
  }
}

/** What is copied here is written beside its final place first, and a crash leaves it there. */
async function sweepHalves(folder: string, before: Instant): Promise<number> {
  // The folder is created with the first photo.
  if ((await nullIfMissing(stat(folder))) === null) return 0
  let swept = 0
  const halves = new Bun.Glob('??/*.half').scan({ cwd: folder, absolute: true })
  for await (const path of halves) {
    if (!(await isOlder(path, before))) continue
    await rm(path, { force: true })
    swept += 1
  }
  return swept
}

async function writeSizes(folder: string, sizes: Picture['sizes']): Promise<void> {
  try {
    for (const size of PHOTO_SIZES) await writeDurably(join(folder, size), sizes[size])
  } catch (failure) {
    // On a full disk half a photo would take room until the next sweep.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
    throw failure
  }
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const half = `${path}.${crypto.randomUUID()}.half`
  await mkdir(dirname(path), { recursive: true })
  await writeDurably(half, bytes)
  await rename(half, path)
}

/** With fsync: a photo with a row must survive a power cut. */
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
  ((await nullIfMissing(stat(path)))?.mtimeMs ?? moment) < moment

/** Result of a file operation, or `null` for ENOENT. */
async function nullIfMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return null
    throw thrown
  }
}
