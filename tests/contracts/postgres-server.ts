import { afterAll } from 'bun:test'
import { SQL } from 'bun'
import type { Deadlines } from '#adapters/drizzle/connections/postgres-connection.ts'
import { openPostgres } from '#adapters/drizzle/postgres.ts'

const MINUTE = 60_000

/** Timeouts that a busy machine never reaches, for tests that are not about timeouts. */
export const LONG_DEADLINES: Deadlines = {
  statement: MINUTE,
  lock: MINUTE,
  idle: MINUTE,
  answer: MINUTE,
  connect: MINUTE,
}

/** Options of a storage on a server shared with other tests. */
export const NO_TIMEOUTS = {
  deadlines: LONG_DEADLINES,
  probe: LONG_DEADLINES,
  wait: MINUTE,
} as const

export type TestDatabase = {
  readonly url: string
  /** Closes something before the database is dropped, in reverse order of opening. */
  onClose(close: () => unknown): void
}

/** The server of `POSTGRES_URL`, if there is one. */
export const POSTGRES_SERVER = process.env.POSTGRES_URL

/** Empties every table as a replica would, without the ledger's triggers. */
export const EMPTY_POSTGRES = `do $$ declare name text; begin
  perform set_config('session_replication_role', 'replica', true);
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('delete from %I', name);
  end loop;
end $$`

const newName = () => `vonk_contracts_${crypto.randomUUID().replaceAll('-', '')}`

/** A database on a server: empty, or a copy of another. */
export async function createEmpty(server: string, template = 'template1') {
  const name = newName()
  const main = new SQL({ url: server, max: 1 })
  await main.unsafe(`create database ${name} template ${template}`)
  // Durability on disk is not tested here, and waiting for it takes most of the time.
  await main.unsafe(`alter database ${name} set synchronous_commit = off`)
  const url = new URL(server)
  url.pathname = name
  const drop = async () => {
    await main.unsafe(`drop database ${name} with (force)`)
    await main.close()
  }
  return { url: url.href, drop }
}

/** Tells databases with these migrations from those of another commit. */
async function migrationsHash(): Promise<string> {
  const folder = new URL('../../adapters/drizzle/migrations/postgres', import.meta.url).pathname
  const files = await Array.fromAsync(new Bun.Glob('**/*').scan(folder))
  const texts = files.toSorted().map((file) => Bun.file(`${folder}/${file}`).text())
  return Bun.hash((await Promise.all(texts)).join('')).toString(36)
}

/** Of the lock under which the migrated database is made; any number that no one else uses. */
const MAKING = 20_261_130

/**
 * A database with every migration, copied from one that stays on the server until a migration changes: half of what all of
 * them cost. Processes side by side make that one once.
 */
export async function createMigrated(server: string) {
  const template = `vonk_migrated_${await migrationsHash()}`
  // The lock belongs to the one connection.
  const main = new SQL({ url: server, max: 1 })
  await main`select pg_advisory_lock(${MAKING})`
  try {
    const there: readonly { datname: string }[] =
      await main`select datname from pg_database where datname like ${'vonk\\_migrated\\_%'}`
    if (!there.some(({ datname }) => datname === template)) {
      for (const { datname } of there) await main.unsafe(`drop database ${datname} with (force)`)
      const { url } = await createEmpty(server)
      await (await openPostgres({ url, ...NO_TIMEOUTS })).close()
      await main.unsafe(`alter database ${new URL(url).pathname.slice(1)} rename to ${template}`)
    }
    return await createEmpty(server, template)
  } finally {
    await main.close()
  }
}

/**
 * A database on the server of `POSTGRES_URL` with every migration, or empty, dropped after the tests; `null` without such
 * a server.
 */
export async function createDatabase(
  made: 'migrated' | 'empty' = 'migrated',
): Promise<TestDatabase | null> {
  if (POSTGRES_SERVER === undefined) return null
  const create = made === 'empty' ? createEmpty : createMigrated
  const { url, drop } = await create(POSTGRES_SERVER)
  const open: (() => unknown)[] = []
  // Bun runs these hooks in the order they were added: a test's own hook would run after the drop, and its listening
  // connection would try to reconnect to a dropped database.
  afterAll(async () => {
    for (const close of open.reverse()) await close()
    await drop()
  })
  return { url, onClose: (close) => void open.push(close) }
}
