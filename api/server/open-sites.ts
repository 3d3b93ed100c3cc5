import { readFile } from 'node:fs/promises'
import { changingSites } from '#adapters/sites/changing-sites.ts'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { parseSites } from '#adapters/sites/sites-file.ts'
import { err, type Result } from '#core/shared/result.ts'
import type { Site } from '#core/site/settings.ts'
import type { Sites } from '#core/site/sites.ts'
import type { Log } from '../http/log.ts'
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
 * Opens an install's sites, for the server and its commands: of the file, or the built-in ones of the demo. An invalid
 * file throws.
 */
export async function openSites(config: SitesConfig): Promise<OpenSites> {
  const { sitesFile: path, demo, payments } = config
  const builtIn = demoSites(payments.provider, { texts: demo })
  if (path === null) {
    return { sites: changingSites(builtIn).sites, reload: async () => undefined }
  }
  const read = () => readSites(path, { sites: builtIn, demo })
  const first = await read()
  if (!first.ok) throw new ConfigError(`SITES, ${path}: ${first.error}.`)
  const { sites, replace } = changingSites(first.value)
  return {
    sites,
    async reload(log) {
      const next = await read()
      if (!next.ok)
        return log('error', 'sites.refused', { why: next.error, kept: sites.all().length })
      replace(next.value)
      log('info', 'sites.loaded', { sites: next.value.length })
    },
  }
}

async function readSites(
  path: string,
  builtIn: Parameters<typeof parseSites>[1],
): Promise<Result<SiteList, string>> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? err('the file cannot be read') : parseSites(text, builtIn)
}
