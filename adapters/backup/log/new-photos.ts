import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PHOTO_SIZES, type PhotoKey, type PhotoSize } from '#core/profiles/photo.ts'
import { SECOND } from '#core/shared/time.ts'
import { incomingPath, photoPath } from '../../photos/photo-folder.ts'
import { SAFE_KEY } from '../../photos/photo-store.ts'
import { ifMissing } from '../copy-files.ts'

/** A photo, by the path that a backup has it under. */
type NewPhoto = {
  readonly path: string
  /** `null` if it is gone by now. */
  read(): Promise<Uint8Array | null>
}

/** File systems round the times of files. */
const ROUNDED = 2 * SECOND
const INCOMING = 'incoming'
/** None that a site made is larger. */
const MOST_BYTES = 16 * 1024 * 1024

/** Photos that a folder got since a moment: it looks into those of its subfolders that changed. */
export async function newPhotos(folder: string, since: number): Promise<readonly NewPhoto[]> {
  const found = new Map<string, NewPhoto>()
  const after = since - ROUNDED
  const add = async (key: PhotoKey, end: string, at: string) => {
    const size = PHOTO_SIZES.find((one) => one === end)
    if (size === undefined || !SAFE_KEY.test(key)) return
    const there = await lstat(join(folder, at)).catch(ifMissing(null))
    // What else is called like a photo may lead elsewhere, or never end.
    if (!there?.isFile() || there.size > MOST_BYTES || there.mtimeMs < after) return
    const path = `photos/${photoPath(key, size)}`
    found.set(path, { path, read: () => readAt(folder, at, [key, size]) })
  }
  // Those first that are on their way to the others.
  for (const key of await namesIn(join(folder, INCOMING), after))
    for (const size of await namesIn(join(folder, INCOMING, key), after))
      await add(key, size, join(INCOMING, key, size))
  for (const part of await namesIn(folder, 0)) {
    if (part.length !== 2) continue
    for (const name of await namesIn(join(folder, part), after)) {
      const [key = '', size = ''] = name.split('.')
      await add(key, size, join(part, name))
    }
  }
  return [...found.values()]
}

/** What a folder has that changed: its time is that of the last name that came or went. */
async function namesIn(folder: string, after: number): Promise<readonly string[]> {
  const there = await lstat(folder).catch(ifMissing(null))
  const isLooked = there?.isDirectory() && there.mtimeMs >= after
  return isLooked ? readdir(folder).catch(ifMissing([])) : []
}

/** Where it was found, and at both places that it can be: it may move meanwhile. */
async function readAt(folder: string, found: string, [key, size]: readonly [PhotoKey, PhotoSize]) {
  for (const path of [found, photoPath(key, size), incomingPath(key, size)]) {
    const bytes = await Bun.file(join(folder, path)).bytes().catch(ifMissing(null))
    if (bytes) return bytes
  }
  return null
}
