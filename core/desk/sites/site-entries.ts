import type { Ports, Reads } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { SiteEntry, SiteId, SiteVersion } from '../../site/settings.ts'
import type { DeskError } from '../errors.ts'
import { missingPictures } from './site-pictures.ts'

/** A site as it is served: `version` is `null` where no row says it, as of a file, or of the demo. */
export type LiveSite = { readonly entry: SiteEntry; readonly version: SiteVersion | null }

type Needs = Pick<Ports, 'sites' | 'siteSource'>

/**
 * The sites that are open, in their order: those of rows, and those that no row has replaced or closed. One that somebody
 * joined while it was being closed is open: nobody would find its members any more.
 */
export async function liveSites(
  { sites, siteSource }: Needs,
  { siteVersions, siteRows }: Pick<Reads, 'siteVersions' | 'siteRows'>,
): Promise<ReadonlyMap<SiteId, LiveSite>> {
  const rows = siteSource === 'rows' ? await siteVersions.current() : []
  const live = new Map<SiteId, LiveSite | null>()
  for (const { settings } of sites.all()) {
    const { id, domain } = settings
    live.set(id, { entry: { id, domain }, version: null })
  }
  const joined = rows.some(({ entry }) => entry === null) ? await siteRows.joined() : []
  for (const row of rows) {
    const entry =
      row.entry ?? (joined.includes(row.site) ? await lastEntry(siteVersions, row) : null)
    live.set(row.site, entry && { entry, version: row })
  }
  return new Map([...live].flatMap(([id, site]) => (site ? [[id, site] as const] : [])))
}

/** What a closed site was; closings in a row are one. */
async function lastEntry(
  versions: Reads['siteVersions'],
  { site }: Pick<SiteVersion, 'site'>,
): Promise<SiteEntry | null> {
  const earlier = await versions.of(site, CLOSINGS)
  return earlier.find(({ entry }) => entry !== null)?.entry ?? null
}

/** More than anybody closes a site in a row. */
const CLOSINGS = 20

type Invalid = Extract<DeskError, { code: 'site.invalid' | 'site.needed' }>

/** Whether the sites could be served if one had another entry, or was closed; the one that has must have its pictures. */
export async function checkWith(
  ports: Pick<Ports, 'siteFormat' | 'photoFiles'>,
  live: ReadonlyMap<SiteId, LiveSite>,
  site: SiteId,
  entry: SiteEntry | null,
): Promise<Result<null, Invalid>> {
  const entries = new Map([...live].map(([id, { entry }]) => [id, entry]))
  if (entry) entries.set(site, entry)
  else entries.delete(site)
  if (entries.size === 0) return err({ code: 'site.needed' })
  const read = ports.siteFormat.read([...entries.values()])
  if (!read.ok) return err({ code: 'site.invalid', faults: read.error })
  const changed = read.value.filter(({ settings }) => settings.id === site)
  const faults = await missingPictures(ports, changed)
  return faults.length === 0 ? ok(null) : err({ code: 'site.invalid', faults })
}

/** Who did the last thing, to tell whoever came second. */
export async function changedBy(
  { operators }: Pick<Reads, 'operators'>,
  by: string | null | undefined,
): Promise<{ readonly code: 'site.changed'; readonly by: string }> {
  const operator = by ? await operators.byId(by) : null
  return { code: 'site.changed', by: operator?.name ?? '' }
}
