import { exists } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError } from '#adapters/backup/manifest.ts'
import { inspectPostgres } from '#adapters/backup/postgres-dump.ts'
import { pathOf } from '#adapters/drizzle/libsql.ts'
import { isOwner } from '#core/desk/roles.ts'
import { type DataLocation, isPostgres, readDataLocation } from '../../server/config.ts'
import type { Env } from '../../server/env.ts'
import { openReads } from '../../server/open-reads.ts'
import { type Answers, envOf } from './answers.ts'
import { readEnvFile } from './env-file.ts'
import type { GroupName } from './questions.ts'

/** What an install has already. */
export type Installed = {
  /** Its env file; `null`: none yet. */
  readonly env: Env | null
  /** Ids of its published sites. */
  readonly sites: readonly string[]
  /** Address of an owner of the desk; `null`: none yet. */
  readonly owner: string | null
}

/** The env file of a folder. */
export const envPathIn = (dataDir: string): string => join(dataDir, 'vonk.env')
/** The answers of an unfinished `init`. */
export const keptPathIn = (dataDir: string): string => join(dataDir, 'init-answers.json')

/** What is at a place, read beside a running server. */
export async function installedAt(envPath: string, answers: Answers): Promise<Installed> {
  const env = await readEnvFile(envPath)
  const location = readDataLocation(env ?? envOf(answers))
  const isThere = await hasDatabase(location).catch((failure) => {
    // Only now typed, it is refused when it is tried out.
    if (env === null && failure instanceof BackupError) return false
    throw failure
  })
  if (!isThere) return { env, sites: [], owner: null }
  const { reads, close } = await openReads(location)
  try {
    const versions = await reads.siteVersions.current()
    const operators = await reads.operators.all()
    const owner = operators.find(({ removedAt, roles }) => removedAt === null && isOwner(roles))
    return {
      env,
      sites: versions.flatMap(({ site, entry }) => (entry === null ? [] : site)),
      owner: owner?.email ?? null,
    }
  } finally {
    await close()
  }
}

async function hasDatabase({ databaseUrl }: DataLocation): Promise<boolean> {
  if (isPostgres(databaseUrl)) return (await inspectPostgres(databaseUrl)).migrations > 0
  const path = pathOf(databaseUrl)
  return path === null || (await exists(path))
}

/** The groups of questions that need no answer: what is there is kept. */
export function groupsOf({ env, sites, owner }: Installed): ReadonlySet<GroupName> {
  const has = (name: string) => Boolean(env?.[name])
  const groups: readonly (readonly [GroupName, boolean])[] = [
    ['place', has('DATA_DIR')],
    ['address', has('PUBLIC_URL')],
    ['site', sites.length > 0],
    ['mail', has('SMTP_URL')],
    ['payment', has('PAYMENT_PROVIDER')],
    ['operator', owner !== null],
  ]
  return new Set(groups.flatMap(([name, known]) => (known ? name : [])))
}

/** The answers that an env file holds. */
export function answersIn(env: Env): Answers {
  const url = URL.parse(env.PUBLIC_URL ?? '')
  return {
    ...(env.DATA_DIR && { data_dir: env.DATA_DIR, database_url: env.DATABASE_URL ?? '' }),
    ...(url && { domain: url.hostname }),
    ...(url && { port: env.PORT ?? '3000', host: env.HOST ?? '0.0.0.0' }),
    ...(url && { proxies: env.PROXIES ?? '0' }),
    ...(env.PAYMENT_PROVIDER && { provider: env.PAYMENT_PROVIDER }),
  }
}
