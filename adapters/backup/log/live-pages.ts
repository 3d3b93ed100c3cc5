import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import Database from 'libsql'

/** The pages of a database at one moment. */
export type Snapshot = {
  readonly count: number
  readonly pageBytes: number
  /** The content of a page, numbered from 1, as a file of its own has it. Used again by the next call. */
  page(nth: number): Uint8Array
  /** Whether a page has no content. */
  isFree(nth: number): boolean
  /** Pages that may have changed since another snapshot with the same `wal`; `null`: any. */
  changedIn(wal: string | null): ReadonlySet<number> | null
  /** The write-ahead log that changes go to; it begins anew now and then, and is another one afterwards. */
  readonly wal: string | null
}

export type LivePages = {
  /** Grows with each commit of others. */
  version(): number
  /** Holds a snapshot while `work` runs, which should not be for long: the write-ahead log grows meanwhile. */
  read<T>(work: (snapshot: Snapshot) => T): T
  close(): void
}

const TIMEOUT = 10_000

/**
 * A database file that a server writes, page by page. Pages come from SQLite itself, within a read transaction, so that a
 * snapshot is consistent whatever the server does. Not in the server's own process: see `backups-beside.ts`.
 */
export function openLivePages(path: string): LivePages {
  if (!existsSync(path)) throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
  const database = new Database(path, { timeout: TIMEOUT })
  database.exec('pragma query_only = on; pragma wal_autocheckpoint = 0')
  const statement = database.prepare('select data from sqlite_dbpage where pgno = ?').raw()
  const page = (nth: number) => (statement.get([nth]) as readonly Buffer[])[0] as Buffer
  const numberOf = (pragma: string) => {
    const asked = database.prepare(`pragma ${pragma}`).raw()
    return () => Number((asked.get([]) as readonly unknown[])[0])
  }
  const version = numberOf('data_version')
  const [pageCount, pageSize] = [numberOf('page_count'), numberOf('page_size')]

  function snapshot(): Snapshot {
    const [count, pageBytes] = [pageCount(), pageSize()]
    const free = freePages(page)
    const zeros = new Uint8Array(pageBytes)
    const { wal, pages } = walOf(`${path}-wal`, pageBytes)
    return {
      count,
      pageBytes,
      isFree: (nth) => free.has(nth),
      wal,
      page(nth) {
        const used = free.get(nth)
        if (used === undefined) return nth === 1 ? withoutWal(page(1)) : page(nth)
        // What was deleted must not live on where nothing reads it.
        return used === 0 ? zeros : Buffer.from(page(nth)).fill(0, used)
      },
      changedIn: (before) => (wal !== null && wal === before ? pages : null),
    }
  }

  return {
    version,
    read(work) {
      database.exec('begin')
      try {
        return work(snapshot())
      } finally {
        database.exec('rollback')
      }
    },
    close: () => database.close(),
  }
}

/** The first page of a file without a write-ahead log beside it. */
function withoutWal(first: Buffer): Buffer {
  const own = Buffer.from(first)
  own[18] = 1
  own[19] = 1
  return own
}

/** Free pages, and how many of their bytes have a meaning: trunks have the numbers of leaves, by SQLite's file format. */
function freePages(page: (nth: number) => Buffer): ReadonlyMap<number, number> {
  const free = new Map<number, number>()
  for (let trunk = page(1).readUInt32BE(32); trunk !== 0; ) {
    const list = Buffer.from(page(trunk))
    const leaves = list.readUInt32BE(4)
    for (let nth = 0; nth < leaves; nth += 1) free.set(list.readUInt32BE(8 + 4 * nth), 0)
    free.set(trunk, 8 + 4 * leaves)
    trunk = list.readUInt32BE(0)
  }
  return free
}

const [HEADER, FRAME] = [32, 24]
const FRAMES_AT_ONCE = 1000

/**
 * The pages with a frame in the write-ahead log, and what tells the log from one before and after it (its salts). To be
 * read while a snapshot is held: what was committed up to it is then in the file, unless the log was begun anew.
 */
function walOf(path: string, pageBytes: number) {
  const pages = new Set<number>()
  if (!existsSync(path)) return { wal: null, pages }
  const file = openSync(path, 'r')
  try {
    const header = Buffer.alloc(HEADER)
    if (readSync(file, header, 0, HEADER, 0) < HEADER) return { wal: null, pages }
    const salts = header.subarray(16, 24)
    // A transaction may have made it large.
    const frames = Buffer.alloc((FRAME + pageBytes) * FRAMES_AT_ONCE)
    for (let from = HEADER; ; from += frames.length) {
      const read = readSync(file, frames, 0, frames.length, from)
      for (let at = 0; at + FRAME + pageBytes <= read; at += FRAME + pageBytes) {
        if (!frames.subarray(at + 8, at + 16).equals(salts))
          return { wal: salts.toString('hex'), pages }
        pages.add(frames.readUInt32BE(at))
      }
      if (read < frames.length) return { wal: salts.toString('hex'), pages }
    }
  } finally {
    closeSync(file)
  }
}
