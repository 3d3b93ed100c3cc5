import { open } from 'node:fs/promises'
import { SQL } from 'bun'
import { MARK_QUERY, markIn } from '../drizzle/moves.ts'
import {
  COUNTS,
  countsIn,
  type DatabaseFacts,
  ERASED,
  INSTALL,
  refuseMoved,
  UNEVEN,
} from './database-facts.ts'
import { BackupError } from './manifest.ts'

/** Dumps a consistent snapshot of a PostgreSQL database with `pg_dump`; what is in it is of the same snapshot. */
export async function dumpPostgres(url: string, to: string): Promise<DatabaseFacts> {
  // Created first, with permissions for the owner only.
  await (await open(to, 'wx', 0o600)).close()
  return await withClient(url, (client) =>
    client.begin('isolation level repeatable read read only', async (snapshot) => {
      const [installs] = await snapshot`select to_regclass('installs') is not null as there`
      if (installs.there) refuseMoved(markIn((await snapshot.unsafe(MARK_QUERY))[0]?.id))
      const [exported] = await snapshot`select pg_export_snapshot() as name`
      const flags = ['--format=custom', '--no-owner', '--no-privileges', `--file=${to}`]
      await run('pg_dump', url, [...flags, `--snapshot=${exported.name}`])
      const [counted] = await snapshot.unsafe(COUNTS)
      const erased: readonly { id: string }[] = await snapshot.unsafe(ERASED)
      const install = await idOfPostgres(snapshot)
      return { counts: countsIn(counted), erased: erased.map(({ id }) => id), install }
    }),
  )
}

/** The id of a database; one of an old version has none. */
export async function idOfPostgres(client: Pick<SQL, 'unsafe'>): Promise<string | null> {
  const [known] = await client.unsafe("select to_regclass('installs') is not null as there")
  return known.there ? ((await client.unsafe(INSTALL))[0]?.id ?? null) : null
}

/** How much a restored database has, and how many wallets are not what the ledger says. */
export const checkPostgres = (url: string) =>
  withClient(url, async (client) => {
    const [counted] = await client.unsafe(COUNTS)
    const [found] = await client.unsafe(UNEVEN)
    return { counts: countsIn(counted), uneven: Number(found.uneven) }
  })

/** A database beside the one at `url`, which is dropped in the end; `null` without the right to create one. */
export async function withScratchPostgres<T>(
  url: string,
  work: (url: string) => Promise<T>,
): Promise<T | null> {
  const name = `vonk_drill_${crypto.randomUUID().replaceAll('-', '')}`
  const address = new URL(url)
  address.pathname = name
  const created = await withClient(url, (client) =>
    client.unsafe(`create database ${name}`).then(
      () => true,
      (failure: unknown) => {
        if (Object(failure).errno === '42501') return false
        throw failure
      },
    ),
  )
  if (!created) return null
  try {
    return await work(address.href)
  } finally {
    await withClient(url, (client) => client.unsafe(`drop database ${name} with (force)`))
  }
}

/** Throws a `BackupError` with what the database says. */
export async function withClient<T>(url: string, work: (client: SQL) => Promise<T>): Promise<T> {
  const client = new SQL({ url, max: 1 })
  try {
    return await work(client)
  } catch (failure) {
    if (failure instanceof BackupError) throw failure
    const message = failure instanceof Error ? failure.message : 'no answer'
    throw new BackupError(`The database says: ${message}.`, 'DATABASE')
  } finally {
    await client.close()
  }
}

/** Restores a dump in one transaction; replaces our tables. */
export async function loadPostgres(url: string, from: string): Promise<void> {
  const flags = ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--exit-on-error']
  await run('pg_restore', url, [...flags, '--single-transaction', from])
}

/** What prevents restoring into a database, and its number of migrations. */
export const inspectPostgres = (url: string) =>
  withClient(url, async (client) => {
    const [state] = await client`select
      (select count(*)::int from pg_tables where schemaname = 'public') as tables,
      (select count(*)::int from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
          and backend_type = 'client backend') as connections,
      to_regclass('drizzle.__drizzle_migrations') is not null as migrated`
    const [counted] = state.migrated
      ? await client`select count(*)::int as migrations from drizzle.__drizzle_migrations`
      : [{ migrations: 0 }]
    return {
      tables: Number(state.tables),
      connections: Number(state.connections),
      migrations: Number(counted.migrations),
    }
  })

/** Runs a tool on a database. The password is not passed as an argument, where `ps` would show it. */
async function run(tool: string, url: string, flags: readonly string[]): Promise<void> {
  const path = Bun.which(tool)
  if (path === null) {
    throw new BackupError(
      `${tool} is not on the PATH. Install PostgreSQL's client programs, of the server's version or newer.`,
      'NO_TOOLS',
    )
  }
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const child = Bun.spawn([path, `--dbname=${address.href}`, '--no-password', ...flags], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'pipe',
  })
  const [complaint, code] = await Promise.all([new Response(child.stderr).text(), child.exited])
  if (code !== 0)
    throw new BackupError(`${tool} failed: ${complaint.trim().split('\n')[0]}`, 'TOOL_FAILED')
}
