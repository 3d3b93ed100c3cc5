import { readFile } from 'node:fs/promises'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { siteFormat } from '#adapters/sites/site-format.ts'
import { entriesIn, faultsText } from '#adapters/sites/sites-file.ts'
import { sitesOf } from '#adapters/sites/sites-of.ts'
import { systemNow } from '#adapters/system/clock.ts'
import { uuids } from '#adapters/system/ids.ts'
import { repeatableUnits } from '#adapters/system/repeatable-units.ts'
import { importSites } from '#core/desk/sites/import-sites.ts'
import { exportSites } from '#core/desk/sites/view-sites.ts'
import { readDataLocation } from '../server/config.ts'
import { type Env, flag } from '../server/env.ts'
import { openReads } from '../server/open-reads.ts'
import { NO_SITES } from '../server/open-sites.ts'
import { paymentConfig } from '../server/payment-config.ts'
import { openPhotos } from '../server/photo-store.ts'
import { openStorage } from '../server/storage.ts'
import { type Command, main, type Say, UsageError } from './command.ts'

/**
 * `bun run sites [check <file> | import <file> | export]`: says what is wrong with a file of sites; publishes the sites
 * of one, and closes those that are not in it; or prints the published ones. A running server on PostgreSQL serves them
 * at once; on libSQL the site must be stopped.
 */

const USAGE = 'bun run sites [check <file> | import <file> | export]'

export const sites: Command = async ([verb, file, ...more], env, say) => {
  if (more.length > 0) throw new UsageError(USAGE)
  if (verb === 'export' && file === undefined) return write(env, say)
  if (file === undefined || (verb !== 'check' && verb !== 'import')) throw new UsageError(USAGE)
  const entries = await entriesOf(file, env)
  if (verb === 'check') return say(`${file} is right: ${entries.length} sites.`)
  say(await publish(entries, env))
}

function formatOf(env: Env) {
  const demo = flag(env, 'DEMO')
  const builtIn = demoSites(paymentConfig(env, demo).provider, { texts: demo })
  return { builtIn, demo, format: siteFormat({ builtIn, demo }) }
}

/** The entries of a file, if they are right. */
async function entriesOf(file: string, env: Env): Promise<readonly unknown[]> {
  const entries = entriesIn(await readFile(file, 'utf8'))
  if (!entries.ok) throw new UsageError(`${file}: ${entries.error}.`)
  const read = formatOf(env).format.readPlaced(entries.value)
  if (!read.ok) throw new UsageError(`${file}: ${faultsText(read.error)}.`)
  return entries.value
}

function portsOf(env: Env) {
  const { builtIn, demo, format } = formatOf(env)
  return {
    sites: demo ? sitesOf(builtIn) : NO_SITES,
    siteFormat: format,
    siteSource: 'rows',
  } as const
}

/** Publishes the sites of a file; what was done. */
export async function publish(entries: readonly unknown[], env: Env): Promise<string> {
  const location = readDataLocation(env)
  const storage = await openStorage(location)
  const photoFiles = openPhotos(location)
  try {
    const { reads, atomically } = storage
    const units = repeatableUnits({ atomically, now: systemNow, newId: uuids(systemNow) })
    const last = await reads.siteVersions.last()
    const done = await importSites(
      { ...units, ...portsOf(env), photoFiles },
      { entries, last, by: null },
    )
    if (done.ok) return `${done.value.length} sites are published; the others were so already.`
    if (done.error.code === 'site.changed')
      throw new UsageError('somebody published a site in the same moment: once more.')
    const ids = done.error.faults.map(({ site }) => site)
    const pictures = done.error.faults.filter(({ fault }) => fault === 'no-picture')
    if (pictures.length > 0)
      throw new UsageError(
        `pictures that this install does not have: ${pictures.map(({ site, field }) => `${site}.${field}`).join(', ')}. Copy the photos of the other install, or leave them out and upload them at the desk.`,
      )
    throw new UsageError(
      `members joined sites that are not in the file: ${ids.join(', ')}. Keep their ids, or name them as "formerly" of the site that they now belong to.`,
    )
  } finally {
    await storage.close()
  }
}

async function write(env: Env, say: Say): Promise<void> {
  const { reads, close } = await openReads(readDataLocation(env))
  try {
    say(JSON.stringify({ sites: await exportSites({ reads, ...portsOf(env) }) }, null, 2))
  } finally {
    await close()
  }
}

if (import.meta.main) await main(sites)
