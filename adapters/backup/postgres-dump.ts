import { open } from 'node:fs/promises'
import { SQL } from 'bun'
import { BackupError } from './manifest.ts'

/** Dumps a consistent snapshot of a PostgreSQL database with `pg_dump`. */
export async function dumpPostgres(url: string, to: string): Promise<void> {
  // Created first, with permissions for the owner only.
  await (await open(to, 'wx', 0o600)).close()
  await run('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${to}`])
}

/** Restores a dump in one transaction; replaces our tables. */
export async function loadPostgres(url: string, from: string): Promise<void> {
  const flags = ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--exit-on-error']
  await run('pg_restore', url, [...flags, '--single-transaction', from])
}

/** What prevents restoring into a database, and its number of migrations. */
export async function inspectPostgres(url: string) {
  const client = new SQL({ url, max: 1 })
  try {
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
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : 'no answer'
    throw new BackupError(`The database says: ${message}.`)
  } finally {
    await client.close()
  }
}

/** Runs a tool on a database. The password is not passed as an argument, where `ps` would show it. */
async function run(tool: string, url: string, flags: readonly string[]): Promise<void> {
  const path = Bun.which(tool)
  if (path === null) {
    throw new BackupError(
      `${tool} is not on the PATH. Install PostgreSQL's client programs, of the server's version or newer.`,
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
  if (code !== 0) throw new BackupError(`${tool} failed: ${complaint.trim().split('\n')[0]}`)
}
