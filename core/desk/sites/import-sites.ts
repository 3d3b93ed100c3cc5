import type { Ports, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { SiteEntry, SiteVersion } from '../../site/settings.ts'
import type { DeskError } from '../errors.ts'
import { recordedOnce } from '../log/recorded-as.ts'
import type { OperatorId } from '../operator.ts'
import { changedBy, liveSites } from './site-entries.ts'
import { missingPictures } from './site-pictures.ts'

type Needs = Pick<
  Ports,
  'atomically' | 'sites' | 'siteSource' | 'siteFormat' | 'photoFiles' | 'now' | 'newId'
>

type Imported = {
  /** As a sites file has them, the default one first. */
  readonly entries: readonly unknown[]
  /** The last revision that was seen; the import is refused if there is a later one. */
  readonly last: number
  /** `null` is the command line. */
  readonly by: OperatorId | null
}

type Refusal = Extract<DeskError, { code: 'site.changed' | 'site.invalid' }>

/**
 * Publishes all sites of a file at once, and closes those that are not in it; what has not changed is not published
 * again. Where a file is set, it is taken over once: the desk has the sites as soon as the file is no longer named.
 */
export async function importSites(
  ports: Needs,
  { entries, last, by }: Imported,
): Promise<Result<readonly SiteVersion[], Refusal>> {
  const read = ports.siteFormat.read(entries)
  if (!read.ok) return err({ code: 'site.invalid', faults: read.error })
  const missing = await missingPictures(ports, read.value)
  if (missing.length > 0) return err({ code: 'site.invalid', faults: missing })
  // What was read is an entry each.
  const given = entries as readonly SiteEntry[]
  const known = new Set(
    read.value.flatMap(({ settings, formerly = [] }) => [settings.id, ...formerly]),
  )
  return ports.atomically(async (stores): Promise<Result<readonly SiteVersion[], Refusal>> => {
    const seen = await stores.siteVersions.last()
    if (seen !== last || (ports.siteSource === 'file' && last > 0)) {
      const newest = await stores.siteVersions.byRevision(seen)
      return err(await changedBy(stores, newest?.by))
    }
    const orphaned = (await stores.siteRows.joined()).filter((id) => !known.has(id))
    if (orphaned.length > 0) {
      const fault = { field: '', fault: 'orphaned', expected: '' } as const
      return err({ code: 'site.invalid', faults: orphaned.map((site) => ({ site, ...fault })) })
    }
    const changes = await changesTo(given, ports, stores)
    const at = ports.now()
    const versions = changes.map((change, index) => ({
      ...change,
      ...{ revision: last + 1 + index, by, at, restored: null, draft: null },
    }))
    for (const version of versions) {
      if (!(await stores.siteVersions.add(version))) return err(await changedBy(stores, null))
      const { site, revision } = version
      await stores.events.append({ type: 'site.published', site, revision }, at)
    }
    if (versions.length > 0)
      await recordedOnce(ports, by === null ? null : { id: by }, 'sites.imported', null)(stores)
    return ok(versions)
  })
}

type Change = Pick<SiteVersion, 'site' | 'place' | 'entry'>

async function changesTo(
  given: readonly SiteEntry[],
  ports: Needs,
  stores: Pick<Stores, 'siteVersions' | 'siteRows'>,
): Promise<readonly Change[]> {
  const live = await liveSites({ ...ports, siteSource: 'rows' }, stores)
  const open = given.flatMap((entry, place): readonly Change[] => {
    const version = live.get(entry.id)?.version
    const isSame =
      version?.place === place && JSON.stringify(version.entry) === JSON.stringify(entry)
    return isSame ? [] : [{ site: entry.id, place, entry }]
  })
  const ids = new Set(given.map(({ id }) => id))
  const closed = [...live].flatMap(([site, { version }], place) =>
    ids.has(site) ? [] : [{ site, place: version?.place ?? place, entry: null }],
  )
  return [...open, ...closed]
}
