import { Database } from 'bun:sqlite'
import { photoPath } from '../photos/photo-folder.ts'
import type { Manifest } from './manifest.ts'

const SHOWN = `
  select key from photos where added_at >= ?1 and state in ('active', 'inspection')
  union all
  select key from chat_photos where sent_at >= ?1 and key is not null and state <> 'returned'`

/** How many photos of a database that a log brought further are not in the backup before it: a log has none. */
export function lostPhotos(path: string, { madeAt, files }: Manifest): number {
  using database = new Database(path, { readonly: true })
  const there = new Set(files.map((file) => file.path))
  return database
    .query<{ readonly key: string }, [number]>(SHOWN)
    .all(Date.parse(madeAt))
    .filter(({ key }) => !there.has(`photos/${photoPath(key, 'full')}`)).length
}
