import { readFile } from 'node:fs/promises'
import { changingSites } from '#adapters/sites/changing-sites.ts'
import { parseSites } from '#adapters/sites/sites-file.ts'
import { err, type Result } from '#core/shared/result.ts'
import type { Site } from '#core/site/settings.ts'
import type { Sites } from '#core/site/sites.ts'
import type { Log } from '../http/log.ts'
import { ConfigError } from './config.ts'

type SiteList = readonly [Site, ...Site[]]

/** The sites that are served, and how to read them anew. */
export type OpenSites = {
  readonly sites: Sites
  /** Takes what the file says now; where that cannot be meant, the sites stay as they are and the log says why. */
  reload(log: Log): Promise<void>
}

/** Opens the sites of an install: those of the file at `path`, or the built-in ones. A wrong file stops the start. */
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
