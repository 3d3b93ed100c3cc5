import { Database } from 'bun:sqlite'
import { pictureOf } from '#core/desk/sites/picture-keys.ts'
import { photoPath } from '../photos/photo-folder.ts'
import type { BackedUpFile, Manifest } from './manifest.ts'

const SHOWN = `
  select key from photos where added_at >= ?1 and state in ('active', 'inspection')
  union all
  select key from chat_photos where sent_at >= ?1 and key is not null and state <> 'returned'`
const KNOWN = `
  select 1 from photos where key = ?1 or cut = ?1 union all select 1 from chat_photos where key = ?1`

/** Of photos that a log has, those that the database which it led to knows: others were deleted since, and stay so. */
export function photosKnown(path: string, photos: Iterable<BackedUpFile>): readonly BackedUpFile[] {
  using database = new Database(path, { readonly: true })
  const known = database.query<unknown, [string]>(KNOWN)
  return [...photos].filter(({ path: photo }) => {
    const key = photo.slice(photo.lastIndexOf('/') + 1).split('.')[0] ?? ''
    // No row names what a site shows.
    return pictureOf(key) !== null || known.get(key) !== null
  })
}

/** How many photos that were added since a backup are neither in it nor among those of its log. */
export function lostPhotos(
  path: string,
  { madeAt, files }: Manifest,
  ofLog: readonly BackedUpFile[],
): number {
  using database = new Database(path, { readonly: true })
  const there = new Set([...files, ...ofLog].map((file) => file.path))
  return database
    .query<{ readonly key: string }, [number]>(SHOWN)
    .all(Date.parse(madeAt))
    .filter(({ key }) => !there.has(`photos/${photoPath(key, 'full')}`)).length
}
