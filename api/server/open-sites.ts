import { readFile } from 'node:fs/promises'
import { changingSites } from '#adapters/sites/changing-sites.ts'
import { parseSites } from '#adapters/sites/sites-file.ts'
import { err, type Result } from '#core/shared/result.ts'
import type { Site } from '#core/site/settings.ts'
import type { Sites } from '#core/site/sites.ts'
import type { Log } from '../http/log.ts'
import { ConfigError } from './env.ts'

type SiteList = readonly [Site, ...Site[]]

/** The served sites, with a reload function. */
export type OpenSites = {
  readonly sites: Sites
  /** Reloads the file; if invalid, the current sites stay and the error is logged. */
  reload(log: Log): Promise<void>
}

/** Opens an install's sites: from the file at `path`, or the built-in ones. An invalid file throws. */
export async function openSites(path: string | null, builtIn: SiteList): Promise<OpenSites> {
  if (path === null) {
    return { sites: changingSites(builtIn).sites, reload: async () => undefined }
  }
  const first = await readSites(path, builtIn)
  if (!first.ok) throw new ConfigError(`SITES, ${path}: ${first.error}.`)
  const { sites, replace } = changingSites(first.value)
  return {
    sites,
    async reload(log) {
      const read = await readSites(path, builtIn)
      if (!read.ok)
        return log('error', 'sites.refused', { why: read.error, kept: sites.all().length })
      replace(read.value)
      log('info', 'sites.loaded', { sites: read.value.length })
    },
  }
}

async function readSites(path: string, builtIn: SiteList): Promise<Result<SiteList, string>> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? err('the file cannot be read') : parseSites(text, builtIn)
}
