/**
 * `bun run upgrade [<folder>|s3://…]`: backs up, brings the database to this version and tries this version on it. A file
 * is first tried as a copy, so that what does not go well changes nothing.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openPlace } from '#adapters/backup/backup-place.ts'
import { type Made, makeBackup } from '#adapters/backup/make-backup.ts'
import type { BackupTarget } from '#adapters/backup/sealed-objects.ts'
import { FileHeldError } from '#adapters/drizzle/connections/file-lock.ts'
import { pathOf } from '#adapters/drizzle/libsql.ts'
import { backupKeyIn, backupPlaceIn, checkBackupPlace } from '../server/backup-config.ts'
import { installOf } from '../server/backup-install.ts'
import { type Config, readConfig } from '../server/config.ts'
import { ConfigError, type Env } from '../server/env.ts'
import { openStorage } from '../server/storage.ts'
import { ChecksFailed, type Command, main, UsageError } from './command.ts'
import { rehearse } from './upgrade/rehearse.ts'
import { smokeTest } from './upgrade/smoke-test.ts'

const BUNDLE = fileURLToPath(new URL('../../dist/api/server.js', import.meta.url))

/** The same with another server than the one that is built. */
export const upgradeWith =
  (command: readonly string[] | null): Command =>
  async (given, env, say) => {
    const [where, ...more] = given
    if (more.length > 0 || where?.startsWith('-'))
      throw new UsageError('bun run upgrade [<folder of backups>|s3://…]')
    const config = readConfig(env)
    if (command === null && !existsSync(BUNDLE))
      throw new ConfigError('the new version is not built. Run `bun run build` first.')
    const server = command ?? [process.execPath, BUNDLE]
    const location = backupPlaceIn(where, env)
    await checkBackupPlace(location)
    const target = { place: openPlace(location), key: backupKeyIn(env) }
    const backup = await makeBackup(installOf(config, env, false), target, new Date())
    const saved = `${backup.name} in ${target.place.text}`
    say(`Backed up as ${saved}.`)
    const all = { config, env, server, target, backup, saved }
    say(pathOf(config.databaseUrl) === null ? await ofServer(all) : await ofFile(all))
  }

type Upgrade = {
  readonly config: Config
  readonly env: Env
  readonly server: readonly string[]
  readonly target: BackupTarget
  readonly backup: Made
  /** The backup, in words. */
  readonly saved: string
}

const START = 'Start this version.'

async function ofFile({ config, env, server, target, backup }: Upgrade): Promise<string> {
  const wrong = await rehearse({ ...config, command: server, env, target, backup })
  if (wrong !== null)
    throw new ChecksFailed(
      `Not done: tried on a copy, ${wrong}. Nothing was changed: go on with the version of before.`,
    )
  try {
    await (await openStorage(config)).close()
  } catch (thrown) {
    if (!isHeld(thrown)) throw thrown
    return 'It goes well on a copy. Stop the server that runs, and start this version: that migrates the database.'
  }
  return `The database is up to date, and this version starts on it. ${START}`
}

/** Another process has the file. */
const isHeld = (thrown: unknown): boolean =>
  thrown instanceof Error && thrown.cause instanceof FileHeldError

async function ofServer({ config, env, server, saved }: Upgrade): Promise<string> {
  const back = `The version of before goes on as it is, also with this database; the backup is ${saved}.`
  try {
    await (await openStorage(config)).close()
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : 'a migration failed'
    throw new ChecksFailed(`Not done: ${why} Migrations before it are whole. ${back}`)
  }
  const wrong = await smokeTest({ command: server, env })
  if (wrong !== null) throw new ChecksFailed(`Not done: tried, ${wrong}. ${back}`)
  return `The database is up to date, and this version starts on it. ${START} One server after another: both versions run side by side.`
}

export const upgrade = upgradeWith(null)

if (import.meta.main) await main(upgrade)
