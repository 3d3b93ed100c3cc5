import type { Database } from 'bun:sqlite'
import { MARK_QUERY, type MoveMark, markIn } from './moves.ts'

/** The mark of a database file, if it has one; one of an old version has no place for it. */
export function markOf(database: Database): MoveMark | null {
  const has = database.query("select 1 from sqlite_schema where name = 'installs'").get()
  return has === null ? null : markIn(database.query(MARK_QUERY).values()[0]?.[0])
}
