/**
 * `bun run doctor [--json]`: looks at all that an install needs, also while its server runs, and says of each thing what
 * to do. Changes nothing; exit code 1 if something is wrong.
 */
import { parseArgs } from 'node:util'
import { installIdOf } from '#adapters/backup/install-id.ts'
import { pathOf } from '#adapters/drizzle/libsql.ts'
import { dns } from '#adapters/mail/sender-records.ts'
import { systemNow } from '#adapters/system/clock.ts'
import { backupKeyIn, backupPlaceIn } from '../server/backup-config.ts'
import { type Config, type DataLocation, readDataLocation } from '../server/config.ts'
import { ConfigError, type Env } from '../server/env.ts'
import { openReads } from '../server/open-reads.ts'
import { ChecksFailed, type Command, main } from './command.ts'
import { checkBackup, checkBuild } from './doctor/files.ts'
import { fine, type Line, printed } from './doctor/line.ts'
import { checkDns, checkSmtp } from './doctor/mail.ts'
import { checkOperators } from './doctor/operators.ts'
import { checkPayments } from './doctor/payment.ts'
import { checkProcess } from './doctor/process.ts'
import { checkPublic } from './doctor/public.ts'
import { checkSettings } from './doctor/settings.ts'
import { checkSitesOf } from './doctor/sites.ts'
import { checkDatabase, checkFolderOf, checkPhotos } from './doctor/storage.ts'
import { parsed } from './init/options.ts'

const USAGE =
  'bun run doctor [--json] [--backups <folder|s3://…>] [--dkim <selector>] [--dns <server>]'

type Options = {
  readonly json: boolean
  readonly backups: string | null
  readonly dkim: string | null
  readonly dns: string | null
}

export const doctor: Command = async (given, env, say) => {
  const options = optionsIn(given)
  const lines = await examine(env, options)
  const wrong = lines.filter(({ state }) => state === 'wrong').length
  if (options.json) say(JSON.stringify({ wrong, lines }, null, 2))
  else for (const line of lines) say(printed(line))
  if (wrong > 0) throw new ChecksFailed(`${wrong} of ${lines.length} things are wrong.`)
}

function optionsIn(given: readonly string[]): Options {
  const { json, backups, dkim, dns } = parsed(USAGE, () =>
    parseArgs({
      args: [...given],
      options: {
        json: { type: 'boolean', default: false },
        backups: { type: 'string' },
        dkim: { type: 'string' },
        dns: { type: 'string' },
      },
    }),
  )
  return { json, backups: backups ?? null, dkim: dkim ?? null, dns: dns ?? null }
}

async function examine(env: Env, options: Options): Promise<readonly Line[]> {
  const now = systemNow()
  const { config, lines } = await checkSettings(env)
  const location = config ?? locationIn(env)
  const stored = location ? await checkStored(location, config) : NOTHING_STORED
  return [
    ...lines,
    ...stored.lines,
    ...(config ? await checkOutside(config, stored.sites, { ...options, now }) : []),
    ...(await checkBackups(env, options.backups, {
      ...{ now, logged: isLogged(config) },
      install: stored.install,
    })),
    ...(await checkBuilt(config)),
  ]
}

const isLogged = (config: Config | null): boolean =>
  config?.backups != null && config.backups.log !== null && pathOf(config.databaseUrl) !== null

/** What is wrong with the variables is said with the others. */
async function checkBackups(
  env: Env,
  given: string | null,
  at: Parameters<typeof checkBackup>[2],
): Promise<readonly Line[]> {
  try {
    const location = backupPlaceIn(given, env)
    return await checkBackup(location, backupKeyIn(env), at)
  } catch (failure) {
    if (failure instanceof ConfigError) return []
    throw failure
  }
}

/** A server of the API alone needs no pages. */
const checkBuilt = async (config: Config | null): Promise<readonly Line[]> =>
  config?.pages === false ? [fine('build', 'PAGES=0 serves the API alone')] : checkBuild()

function locationIn(env: Env): DataLocation | null {
  try {
    return readDataLocation(env)
  } catch (failure) {
    if (failure instanceof ConfigError) return null
    throw failure
  }
}

type Stored = {
  /** The id of the database, if it can be read. */
  readonly install: string | null
  readonly sites: Awaited<ReturnType<typeof checkSitesOf>>['sites']
  readonly lines: readonly Line[]
}
const NOTHING_STORED: Stored = { install: null, sites: null, lines: [] }

/** Folder, database and what is in it. */
async function checkStored(location: DataLocation, config: Config | null): Promise<Stored> {
  const folder = [...(await checkFolderOf(location)), ...(await checkPhotos(location))]
  const { readable, lines } = await checkDatabase(location)
  if (!readable) return { ...NOTHING_STORED, lines: [...folder, ...lines] }
  const install = await installIdOf(location.databaseUrl)
  const { reads, close } = await openReads(location)
  try {
    const found = config ? await checkSitesOf(config, reads) : NOTHING_STORED
    const operators = await checkOperators(reads)
    const all = [...folder, ...lines, ...found.lines, ...operators]
    return { install, sites: found.sites, lines: all }
  } finally {
    await close()
  }
}

/** Mail server, DNS, payment provider, the running process and the proxy before it. */
async function checkOutside(
  config: Config,
  sites: Stored['sites'],
  { dns: server, dkim, now }: Options & { readonly now: number },
): Promise<readonly Line[]> {
  const [smtp, records, payments, { runs, lines }] = await Promise.all([
    checkSmtp(config),
    sites ? checkDns(sites, { dns: dns(server), dkim }) : [],
    checkPayments(config, sites, now),
    checkProcess(config),
  ])
  return [...smtp, ...records, ...payments, ...lines, ...(await checkPublic(config, sites, runs))]
}

if (import.meta.main) await main(doctor)
