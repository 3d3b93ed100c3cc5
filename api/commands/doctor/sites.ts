import { readFile } from 'node:fs/promises'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { siteFormat } from '#adapters/sites/site-format.ts'
import { faultsText, parseSites } from '#adapters/sites/sites-file.ts'
import type { Reads } from '#core/ports.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import type { SiteList } from '#core/site/settings.ts'
import { checkSites } from '#core/site/setup/check-sites.ts'
import type { SitesConfig } from '../../server/config.ts'
import { fine, type Line, wrong } from './line.ts'

type Found = { readonly sites: SiteList | null; readonly lines: readonly Line[] }

/** The sites as the start would read them. */
export async function checkSitesOf(config: SitesConfig, reads: Reads): Promise<Found> {
  const read = await readSites(config, reads)
  if (!read.ok)
    return {
      sites: null,
      lines: [
        wrong('sites', read.error, 'bun run sites check <file> says all of it; or bun run init'),
      ],
    }
  const sites = read.value
  const names = sites.map(({ settings }) => `${settings.id} at ${settings.domain}`).join(', ')
  const placed = await checkSites({ reads }, sites)
  return {
    sites,
    lines: placed.ok
      ? [fine('sites', names)]
      : [
          wrong(
            'sites',
            `members joined ${placed.error.ids.join(', ')}, which are not there`,
            'keep their ids, or name them as "formerly" of the site that they now belong to',
          ),
        ],
  }
}

async function readSites(
  { sitesFile, demo, payments }: SitesConfig,
  reads: Reads,
): Promise<Result<SiteList, string>> {
  const builtIn = demoSites(payments.provider, { texts: demo })
  if (sitesFile !== null) {
    const text = await readFile(sitesFile, 'utf8').catch(() => null)
    return text === null
      ? err(`SITES, ${sitesFile}, cannot be read`)
      : parseSites(text, { sites: builtIn, demo })
  }
  const rows = await reads.siteVersions.current()
  const entries = rows.flatMap(({ entry }) => entry ?? [])
  if (entries.length === 0) return demo ? ok(builtIn) : err('no site is published')
  const read = siteFormat({ builtIn, demo }).readPlaced(entries)
  return read.ok ? read : err(faultsText(read.error))
}
