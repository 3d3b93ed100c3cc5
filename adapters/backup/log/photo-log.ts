import { MINUTE } from '#core/shared/time.ts'
import { type BackedUpFile, describeFile, madeAt } from '../manifest.ts'
import { type BackupTarget, sealedObjects } from '../sealed-objects.ts'
import { photoOf } from './links.ts'
import { newPhotos } from './new-photos.ts'

/** So many bytes are stored in a round: what is written to the database does not wait for more. */
const MOST_BYTES = 32 * 1024 * 1024
/** Photos of so long before are looked for once more: one on its way from folder to folder is not found. */
const AGAIN = MINUTE

export type Added = {
  readonly photos: readonly BackedUpFile[]
  /** The moment up to which all are stored. */
  readonly photosUntil: number
  /** Whether some are left for the next round. */
  readonly areLeft: boolean
  /** To be called once a link names them: until then they are stored again. */
  noted(): void
}

export type PhotoLog = ReturnType<typeof openPhotoLog>

/** Stores the photos that a folder gets, beside the log of a backup. */
export function openPhotoLog(folder: string, target: BackupTarget) {
  const { put } = sealedObjects(target)
  /** Of one backup, those that are found again. */
  let known: { readonly backup: string; readonly paths: ReadonlySet<string> } | null = null

  return {
    /** The next of those that were added after a backup, or since a later moment. */
    async store(backup: string, since = madeAt(backup)): Promise<Added> {
      const began = Date.now()
      const paths = known?.backup === backup ? known.paths : new Set<string>()
      const found = await newPhotos(folder, since - AGAIN)
      const photos: BackedUpFile[] = []
      let bytes = 0
      let areLeft = false
      for (const { path, read } of found) {
        if (paths.has(path)) continue
        if (bytes >= MOST_BYTES) {
          areLeft = true
          break
        }
        // One that cannot be read does not hold back the others.
        const content = await read().catch(() => 'unread' as const)
        if (content === 'unread') areLeft = true
        if (content === null || content === 'unread') continue
        const name = photoOf(backup, path)
        await put(name, name, content)
        photos.push(describeFile(path, content))
        bytes += content.length
      }
      const stored = new Set([...paths, ...photos.map(({ path }) => path)])
      const again = found.flatMap(({ path }) => (stored.has(path) ? [path] : []))
      const noted = () => {
        known = { backup, paths: new Set(again) }
      }
      return { photos, photosUntil: areLeft ? since : began, areLeft, noted }
    },
  }
}
