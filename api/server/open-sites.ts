import { readFile } from 'node:fs/promises'
import { changingSites } from '#adapters/sites/changing-sites.ts'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { parseSites } from '#adapters/sites/sites-file.ts'
import type { Storage } from '#core/ports.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import type { Sites } from '#core/site/ports.ts'
import type { Site } from '#core/site/settings.ts'
import { checkSites, moveFormerSites } from '#core/site/setup/check-sites.ts'
import type { Log } from '../http/logs/log.ts'
import type { SitesConfig } from './config.ts'
import { ConfigError } from './env.ts'

type SiteList = readonly [Site, ...Site[]]

/** The served sites, with a reload function. */
export type OpenSites = {
  readonly sites: Sites
  /** Reloads the file; if invalid, the current sites stay and the error is logged. */
  reload(log: Log): Promise<void>
}

/**
 * Opens an install's sites, of the file, or the built-in ones of the demo. An invalid file throws, as does one without a
 * site that members of the `storage` joined.
 */
export async function openSites(config: SitesConfig, storage: Storage): Promise<OpenSites> {
  const { sitesFile: path, demo, payments } = config
  const builtIn = demoSites(payments.provider, { texts: demo })
  const read = async (): Promise<Result<SiteList, string>> => {
    const next = path === null ? ok(builtIn) : await readSites(path, { sites: builtIn, demo })
    const placed = next.ok ? await checkSites(storage, next.value) : ok(null)
    return placed.ok ? next : err(orphanedText(placed.error.ids))
  }
  const first = await read()
  if (!first.ok) throw new ConfigError(`SITES${path === null ? '' : `, ${path}`}: ${first.error}.`)
  const { sites, replace } = changingSites(first.value)
  await moveFormerSites(storage, first.value)
  if (path === null) return { sites, reload: async () => undefined }
  return {
    sites,
    async reload(log) {
      const next = await read()
      if (!next.ok)
        return log('error', 'sites.refused', { why: next.error, kept: sites.all().length })
      replace(next.value)
      // Afterwards: whoever signs up meanwhile already joins the site under its new id.
      await moveFormerSites(storage, next.value)
      log('info', 'sites.loaded', { sites: next.value.length })
    },
  }
}

const orphanedText = (ids: readonly string[]): string =>
  `members joined sites that are not there: ${ids.join(', ')}. Keep their ids, or name them as "formerly" of the site that they now belong to`

async function readSites(
  path: string,
  builtIn: Parameters<typeof parseSites>[1],
): Promise<Result<SiteList, string>> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? err('the file cannot be read') : parseSites(text, builtIn)
}
