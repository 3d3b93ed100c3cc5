import { readFile } from 'node:fs/promises'
import { serialQueue } from '#adapters/shared/serial-queue.ts'
import { changingSites } from '#adapters/sites/changing-sites.ts'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { siteFormat } from '#adapters/sites/site-format.ts'
import { faultsText, parseSites } from '#adapters/sites/sites-file.ts'
import { sitesOf } from '#adapters/sites/sites-of.ts'
import { liveSites } from '#core/desk/sites/site-entries.ts'
import type { Storage } from '#core/ports.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { readOwnPages } from '#core/site/pages/own-pages.ts'
import type { SiteFormat, Sites } from '#core/site/ports.ts'
import type { Site, SiteList, SiteSource } from '#core/site/settings.ts'
import { checkSites, moveFormerSites } from '#core/site/setup/check-sites.ts'
import type { Log } from '../http/logs/log.ts'
import type { SitesConfig } from './config.ts'
import { ConfigError } from './env.ts'

/** The served sites, with a reload function. */
export type OpenSites = {
  readonly sites: Sites
  readonly format: SiteFormat
  readonly source: SiteSource
  /** Methods that sites have and the payment provider does not offer. */
  readonly refusedMethods: () => readonly string[]
  /** Takes methods out of all sites, and others back in, until told otherwise. */
  refuse(methods: readonly string[]): Promise<void>
  /** Reads the sites again; if they are invalid, the current ones stay and the error is logged. */
  reload(log: Log): Promise<void>
}

/** An install without a site of its own, before the first is published. */
export const NO_SITES: Sites = {
  at: () => none(),
  byId: () => none(),
  all: () => [],
}
function none(): never {
  throw new Error('there is no site yet')
}

/**
 * Opens an install's sites: those of the file it names, else those published at the desk, in a demo over its own seven.
 * Invalid ones throw, as do sites without one that members of the `storage` joined.
 */
export async function openSites(config: SitesConfig, storage: Storage): Promise<OpenSites> {
  const { sitesFile: path, demo, payments } = config
  const builtIn = demoSites(payments.provider, { texts: demo })
  const format = siteFormat({ builtIn, demo })
  const source = path === null ? 'rows' : 'file'
  const stored = async (): Promise<Result<SiteList, string>> => {
    const unpublished = demo ? sitesOf(builtIn) : NO_SITES
    const live = await liveSites({ sites: unpublished, siteSource: source }, storage.reads)
    if (live.size === 0) return err(NO_SITE_YET)
    const read = format.readPlaced([...live.values()].map(({ entry }) => entry))
    return read.ok ? read : err(faultsText(read.error))
  }
  const read = async (): Promise<Result<SiteList, string>> => {
    const next = await (path === null ? stored() : readSites(path, { sites: builtIn, demo }))
    // Of rows, a site that somebody joined stays open: see `liveSites`.
    const placed = next.ok && path !== null ? await checkSites(storage, next.value) : ok(null)
    return placed.ok ? next : err(orphanedText(placed.error.ids))
  }
  const first = await read()
  if (!first.ok)
    throw new ConfigError(path === null ? first.error : `SITES, ${path}: ${first.error}.`)
  let loaded = first.value
  let refused: readonly string[] = []
  const served = async (): Promise<SiteList> => {
    const withPages = await readOwnPages(storage.reads, format)
    const asServed = (site: Site) => withoutMethods(withPages(site), refused)
    const [standard, ...others] = loaded
    return [asServed(standard), ...others.map(asServed)]
  }
  const { sites, replace } = changingSites(await served())
  await moveFormerSites(storage, first.value)

  async function reload(log: Log): Promise<void> {
    const next = await read()
    if (!next.ok)
      return log('error', 'sites.refused', { why: next.error, kept: sites.all().length })
    loaded = next.value
    replace(await served())
    // Afterwards: whoever signs up meanwhile already joins the site under its new id.
    await moveFormerSites(storage, next.value)
    log('info', 'sites.loaded', { sites: next.value.length })
  }
  // Of two at once, the one that read first could end last.
  const inTurn = serialQueue()
  return {
    ...{ sites, format, source },
    refusedMethods: () => refused,
    refuse: (methods) =>
      inTurn(async () => {
        refused = methods
        replace(await served())
      }),
    reload: (log) => inTurn(() => reload(log)).catch(() => log('error', 'sites.unread')),
  }
}

/** The same site, with some payment methods off. */
const withoutMethods = (site: Site, refused: readonly string[]): Site =>
  refused.length === 0
    ? site
    : {
        ...site,
        settings: {
          ...site.settings,
          paymentMethods: site.settings.paymentMethods.map((way) =>
            refused.includes(way.id) ? { ...way, state: 'off' as const } : way,
          ),
        },
      }

const NO_SITE_YET =
  'There is no site yet: who sells, and at what prices, only you know. Make the first one with `bun run init`, or set SITES to a file of your sites; api/OPERATING.md, “Your sites”, has an example.'

const orphanedText = (ids: readonly string[]): string =>
  `members joined sites that are not there: ${ids.join(', ')}. Keep their ids, or name them as "formerly" of the site that they now belong to`

async function readSites(
  path: string,
  builtIn: Parameters<typeof parseSites>[1],
): Promise<Result<SiteList, string>> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? err('the file cannot be read') : parseSites(text, builtIn)
}
