import { Database } from 'bun:sqlite'
import { exists, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Made } from '#adapters/backup/make-backup.ts'
import { DATABASE } from '#adapters/backup/manifest.ts'
import type { BackupTarget } from '#adapters/backup/sealed-objects.ts'
import { unpackBackup } from '#adapters/backup/unpack-backup.ts'
import { inWorkFolder } from '#adapters/backup/work-folder.ts'
import type { Env } from '../../server/env.ts'
import { smokeTest } from './smoke-test.ts'

type Rehearsal = {
  /** The backup that was just made, and where it is. */
  readonly target: BackupTarget
  readonly backup: Pick<Made, 'name' | 'manifest'>
  readonly dataDir: string
  readonly command: readonly string[]
  readonly env: Env
}

/** Where mails and pushes of members wait: a copy must send none of them. */
const QUEUES = ['deliveries', 'push_subscriptions']

/** Migrates and starts the new version on a copy of the database; what is wrong, or `null`. Nothing else is changed. */
export async function rehearse({
  target,
  backup,
  dataDir,
  command,
  env,
}: Rehearsal): Promise<string | null> {
  return inWorkFolder(dataDir, async (folder) => {
    const copy = join(folder, 'backup')
    await unpackBackup(target, backup, copy)
    const database = join(folder, 'vonk.db')
    await rename(join(copy, DATABASE.libsql), database)
    const secrets = join(copy, 'secrets')
    for (const name of (await exists(secrets)) ? await readdir(secrets) : [])
      await rename(join(secrets, name), join(folder, name))
    emptyQueues(database)
    return await smokeTest({
      command,
      env: {
        ...env,
        ...{ DATA_DIR: folder, DATABASE_URL: `file:${database}`, SMTP_URL: '' },
        // Its jobs would remove photos, and store copies among the backups.
        ...{ PHOTO_STORE_URL: '', BACKUP_URL: '', BACKUP_EVERY: '' },
        ...(env.DEMO === '1' ? {} : { PAYMENT_PROVIDER: 'none', MOLLIE_API_KEY: '' }),
      },
    })
  })
}

function emptyQueues(path: string): void {
  using database = new Database(path, { readwrite: true })
  const has = database.query("select 1 from sqlite_schema where type = 'table' and name = ?")
  for (const table of QUEUES) if (has.get(table)) database.run(`delete from ${table}`)
  // The copy is in another folder than the database it is of.
  if (has.get('installs')) database.run("delete from installs where key = 'database'")
}
