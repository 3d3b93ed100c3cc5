import type { Ports, Reads } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { SiteEntry, SiteId, SiteList, SiteVersion } from '../../site/settings.ts'
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
  const placed = new Map(rows.map((row) => [row.site, row]))
  const served = sites.all().map(({ settings: { id, domain } }) => ({ id, domain }))
  const live = new Map<SiteId, LiveSite>()
  for (const entry of served) {
    const row = placed.get(entry.id)
    if (row === undefined) live.set(entry.id, { entry, version: null })
    else if (row.entry) live.set(entry.id, { entry: row.entry, version: row })
  }
  const joined = rows.some(({ entry }) => entry === null) ? await siteRows.joined() : []
  for (const row of rows) {
    const last = row.entry ?? (joined.includes(row.site) && (await lastEntry(siteVersions, row)))
    if (last) live.set(row.site, { entry: last, version: row })
  }
  return live
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

/** The sites there would be if one had another entry, or was closed; the one that has must have its pictures. */
export async function sitesWith(
  ports: Pick<Ports, 'siteFormat' | 'photoFiles'>,
  live: ReadonlyMap<SiteId, LiveSite>,
  site: SiteId,
  entry: SiteEntry | null,
): Promise<Result<SiteList, Invalid>> {
  const entries = new Map([...live].map(([id, { entry }]) => [id, entry]))
  if (entry) entries.set(site, entry)
  else entries.delete(site)
  if (entries.size === 0) return err({ code: 'site.needed' })
  const read = ports.siteFormat.read([...entries.values()])
  if (!read.ok) return err({ code: 'site.invalid', faults: read.error })
  const changed = read.value.filter(({ settings }) => settings.id === site)
  const faults = await missingPictures(ports, changed)
  return faults.length === 0 ? ok(read.value) : err({ code: 'site.invalid', faults })
}

/** Who did the last thing, to tell whoever came second. */
export async function changedBy(
  { operators }: Pick<Reads, 'operators'>,
  by: string | null | undefined,
): Promise<{ readonly code: 'site.changed'; readonly by: string }> {
  const operator = by ? await operators.byId(by) : null
  return { code: 'site.changed', by: operator?.name ?? '' }
}
