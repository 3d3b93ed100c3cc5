import { version } from '../../package.json' with { type: 'json' }
import libsql from './migrations/libsql/meta/_journal.json' with { type: 'json' }
import postgres from './migrations/postgres/meta/_journal.json' with { type: 'json' }
import { MARK_QUERY, MovedError, markIn } from './moves.ts'
import releases from './releases.json' with { type: 'json' }

/** Runs a statement; the first column of the first row, if there is one. */
export type First = (statement: string) => Promise<unknown>

const DIALECTS = {
  libsql: {
    known: libsql.entries,
    applied: '__drizzle_migrations',
    has: (name: string) => `select 1 from sqlite_schema where name = '${name}'`,
  },
  postgres: {
    known: postgres.entries,
    applied: 'drizzle.__drizzle_migrations',
    has: (name: string) =>
      `select 1 from pg_tables where tablename = '${name}' and schemaname in ('public', 'drizzle')`,
  },
} as const

/** A database that a later version brought further than this one can go along with. */
export class TooNewError extends Error {
  override readonly name = 'TooNewError'

  constructor(by: string) {
    super(
      `this database is of ${by}, and this program is ${version}, more than one release behind it. Start the newer one; or restore a backup of before with this one.`,
    )
  }
}

type Release = { readonly version: string; readonly migration: string }

/**
 * Whoever knows this migration may use the database: the last one of the release before. What came since only adds to
 * what is there, so that two releases in a row run side by side. A program with migrations since the last release is
 * none of these yet, and runs beside that one.
 */
export function oldestKnown(
  tags: readonly string[],
  all: readonly Release[] = releases,
  own = version,
): string {
  const last = tags.at(-1) ?? ''
  const isThis = (one: Release) => one.version === own && one.migration === last
  return all.findLast((one) => !isThis(one))?.migration ?? last
}

const RUNS = `select id from installs where "key" = 'runs'`

/** Before anything is changed: refuses a database that was moved away, or that is too new for this version. */
export async function refuseOpening(first: First, kind: keyof typeof DIALECTS): Promise<void> {
  const { known, applied, has } = DIALECTS[kind]
  if (await first(has('installs'))) {
    const mark = markIn(await first(MARK_QUERY))
    if (mark) throw new MovedError(mark)
    const [migration, by] = String((await first(RUNS)) ?? '').split(' ')
    if (by) {
      if (known.some(({ tag }) => tag === migration)) return
      throw new TooNewError(`version ${by}`)
    }
  }
  if (!(await first(has('__drizzle_migrations')))) return
  const newest = Number(await first(`select max(created_at) from ${applied}`))
  if (newest > Number(known.at(-1)?.when)) throw new TooNewError('a newer version')
}

/** Once it is up to date: who may use it. An older version beside this one leaves what is there. */
export async function noteVersion(first: First, kind: keyof typeof DIALECTS): Promise<void> {
  const { known, applied } = DIALECTS[kind]
  const newest = Number(await first(`select max(created_at) from ${applied}`))
  if (newest > Number(known.at(-1)?.when)) return
  const runs = `${oldestKnown(known.map(({ tag }) => tag))} ${version}`
  if ((await first(RUNS)) === runs) return
  await first(
    `insert into installs ("key", id) values ('runs', '${runs}')
     on conflict ("key") do update set id = excluded.id`,
  )
}
