import { appliedMigrations } from '../drizzle/applied-migrations.ts'
import { KNOWN_MIGRATIONS } from '../drizzle/known-migrations.ts'
import { pathOf } from '../drizzle/libsql.ts'
import type { MoveMark } from '../drizzle/moves.ts'
import { type LedgerSums, MoveError, type Row, rowSum, type Source, type Target } from './end.ts'
import { type Renumbering, renumbering } from './event-positions.ts'
import { fileSource, fileTarget } from './libsql-file.ts'
import { modelTables } from './model-tables.ts'
import { postgresSource, postgresTarget } from './postgres-database.ts'

/** What was moved. */
export type Moved = {
  readonly tables: number
  readonly rows: number
  readonly ledger: LedgerSums
  /** Tables and columns with texts that had a character no PostgreSQL text can hold, and how many. */
  readonly replaced: ReadonlyMap<string, number>
  /** How long nothing could be written. */
  readonly pausedSeconds: number
}

type Move = {
  readonly from: string
  readonly to: string
  readonly now: Date
  readonly newId: () => string
  readonly tell: (line: string) => void
}

const isPostgres = (url: string) => pathOf(url) === null

/**
 * Moves a database into another one while its servers run: they read, and are refused to write. Both are compared row by
 * row before the target counts. Until then the source does, also after a crash: its pause is a lock that ends with this
 * process, and the target is marked as unfinished, which no server starts on.
 */
export async function moveDatabase({ from, to, now, newId, tell }: Move): Promise<Moved | null> {
  for (const url of [from, to]) {
    if (url.startsWith('libsql:') || url.startsWith('http'))
      throw new MoveError('A libSQL server is moved as the file that it has: this command cannot.')
  }
  await checkVersion(from)
  const source = await open(from, fileSource, postgresSource)
  try {
    const target = await open(to, fileTarget, postgresTarget)
    try {
      if (await finish(source, target)) return null
      const mark: MoveMark = { state: 'unfinished', move: newId(), at: now.toISOString() }
      await target.prepare(mark)
      tell('From now on members read, and cannot write.')
      const began = performance.now()
      await source.pause()
      const copied = await copy(source, target, tell)
      await target.commit()
      await source.moved({ ...mark, state: 'moved' })
      const pausedSeconds = (performance.now() - began) / 1000
      await target.open()
      return { ...copied, pausedSeconds }
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

const open = <End>(
  url: string,
  file: (path: string) => End | Promise<End>,
  postgres: (url: string) => Promise<End>,
) => {
  const path = pathOf(url)
  return path === null ? postgres(url) : file(path)
}

async function checkVersion(url: string): Promise<void> {
  const path = pathOf(url)
  if (path !== null && !(await Bun.file(path).exists()))
    throw new MoveError(`There is no database at ${path}.`)
  const known = KNOWN_MIGRATIONS[isPostgres(url) ? 'postgres' : 'libsql']
  const applied = await appliedMigrations(url)
  if (applied === known) return
  throw new MoveError(
    applied === 0
      ? 'The database to move has no tables of ours. Set DATA_DIR or DATABASE_URL to the one in use.'
      : `The database to move has version ${applied}, and this program is of version ${known}. Move with the version that its server runs.`,
  )
}

/** All of an earlier move may be in the target, and the source marked as moved; then only the target is to be opened. */
async function finish(source: Source, target: Target): Promise<boolean> {
  const moved = await source.mark()
  if (!moved) return false
  if (moved.state === 'unfinished')
    throw new MoveError('A move into this database did not finish. Move from the one in use.')
  const left = await target.mark()
  if (left?.state !== 'unfinished' || left.move !== moved.move)
    throw new MoveError(
      `This database was moved at ${moved.at}. Move from the one in use; or, if that one was given up, first: bun run move database --reopen`,
    )
  await target.open()
  return true
}

async function copy(source: Source, target: Target, tell: Move['tell']) {
  const counters = new Map(await source.counters())
  const events = await renumbering(source, counters.get('events') ?? 0)
  counters.set('events', events.counter)
  const replaced = new Map<string, number>()
  const names = modelTables()
  let rows = 0
  for (const table of names) rows += await copyTable(source, target, { table, events, replaced })
  await target.count(counters)
  tell(`${rows} rows of ${names.length} tables are copied and compared.`)
  const [ours, theirs] = [await source.ledger(), await target.ledger()]
  if (!Bun.deepEquals(ours, theirs)) throw new MoveError('The ledgers differ. Nothing was changed.')
  return { tables: names.length, rows, ledger: ours, replaced }
}

type Copied = {
  readonly table: string
  readonly events: Renumbering
  readonly replaced: Map<string, number>
}

/** Copies a table and reads it again; the number of its rows. */
async function copyTable(
  source: Source,
  target: Target,
  { table, events, replaced }: Copied,
): Promise<number> {
  const [columns, theirs] = [await source.columns(table), await target.columns(table)]
  if (columns.join() !== theirs.join())
    throw new MoveError(`The columns of ${table} differ. Nothing was changed.`)
  const [written, found] = [rowSum(), rowSum()]
  const valuesOf = (row: Row) => columns.map((name) => row[name] ?? null)
  try {
    for await (const batch of source.rows(table, columns)) {
      const rows = batch
        .filter((row) => !isMark(table, row))
        .map((row) => {
          const clean = withoutUnstorable(table, row, replaced)
          return events.rowOf(table, clean)
        })
      await target.write(table, columns, rows)
      for (const row of rows) written.add(valuesOf(row))
    }
  } catch (failure) {
    if (failure instanceof MoveError || !(failure instanceof Error)) throw failure
    // The database's own words may hold a row; its code does not.
    const { errno, code, constraint } = Object(failure)
    throw new MoveError(
      `A row of ${table} cannot be copied (${[errno ?? code, constraint].filter(Boolean).join(', ')}). Nothing was changed.`,
    )
  }
  for await (const batch of target.rows(table, columns))
    for (const row of batch) if (!isMark(table, row)) found.add(valuesOf(row))
  if (found.count !== written.count || found.sum !== written.sum)
    throw new MoveError(`The rows of ${table} differ. Nothing was changed.`)
  return found.count
}

const isMark = (table: string, row: Row): boolean => table === 'installs' && row.key === 'move'

/** PostgreSQL stores no NUL, and only whole characters. */
function withoutUnstorable(table: string, row: Row, replaced: Map<string, number>): Row {
  let clean = row
  for (const [name, value] of Object.entries(row)) {
    if (typeof value !== 'string' || (!value.includes('\0') && value.isWellFormed())) continue
    const at = `${table}.${name}`
    replaced.set(at, (replaced.get(at) ?? 0) + 1)
    clean = { ...clean, [name]: value.toWellFormed().replaceAll('\0', '\uFFFD') }
  }
  return clean
}

/** Takes a database that was moved into use again; when it was moved, if it was. */
export async function reopenDatabase(url: string): Promise<string | null> {
  const source = await open(url, fileSource, postgresSource)
  try {
    const mark = await source.mark()
    if (mark?.state !== 'moved') return null
    await source.reopen()
    return mark.at
  } finally {
    await source.close()
  }
}
