import { Database } from 'bun:sqlite'
import { chmod, copyFile, exists, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DATABASE } from '#adapters/backup/manifest.ts'
import type { Env } from '../../server/env.ts'
import { smokeTest } from './smoke-test.ts'

type Rehearsal = {
  readonly backup: string
  readonly dataDir: string
  readonly command: readonly string[]
  readonly env: Env
}

/** Where mails and pushes of members wait: a copy must send none of them. */
const QUEUES = ['deliveries', 'push_subscriptions']

/** Migrates and starts the new version on a copy of the database; what is wrong, or `null`. Nothing else is changed. */
export async function rehearse({
  backup,
  dataDir,
  command,
  env,
}: Rehearsal): Promise<string | null> {
  const folder = join(dataDir, `upgrade-${crypto.randomUUID()}`)
  try {
    await mkdir(folder, { mode: 0o700 })
    const database = join(folder, 'vonk.db')
    await copyFile(join(backup, DATABASE.libsql), database)
    await chmod(database, 0o600)
    const secrets = join(backup, 'secrets')
    for (const name of (await exists(secrets)) ? await readdir(secrets) : [])
      await copyFile(join(secrets, name), join(folder, name))
    emptyQueues(database)
    return await smokeTest({
      command,
      env: {
        ...env,
        ...{ DATA_DIR: folder, DATABASE_URL: `file:${database}`, SMTP_URL: '' },
        ...(env.DEMO === '1' ? {} : { PAYMENT_PROVIDER: 'none', MOLLIE_API_KEY: '' }),
      },
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function emptyQueues(path: string): void {
  using database = new Database(path, { readwrite: true })
  const has = database.query("select 1 from sqlite_schema where type = 'table' and name = ?")
  for (const table of QUEUES) if (has.get(table)) database.run(`delete from ${table}`)
  // The copy is in another folder than the database it is of.
  if (has.get('installs')) database.run("delete from installs where key = 'database'")
}
