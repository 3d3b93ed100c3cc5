import { pathOf } from '../drizzle/libsql.ts'
import { ifMissing } from './copy-files.ts'
import { idOfLibsql } from './libsql-copy.ts'
import { idOfPostgres, withClient } from './postgres-dump.ts'

/** The id of a database, read beside its server; `null`: no server ever started on it, or it is none that is asked. */
export async function installIdOf(url: string): Promise<string | null> {
  const path = pathOf(url)
  if (path !== null) return Promise.try(idOfLibsql, path).catch(ifMissing(null))
  return url.startsWith('libsql:') ? null : withClient(url, idOfPostgres)
}
