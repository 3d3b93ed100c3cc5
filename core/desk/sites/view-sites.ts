import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type {
  SiteChoices,
  SiteDraft,
  SiteEntry,
  SiteFault,
  SiteId,
  SiteSource,
  SiteVersion,
} from '../../site/settings.ts'
import type { DeskError } from '../errors.ts'
import { nameIn, operatorNames } from '../log/list-actions.ts'
import { checkWith, type LiveSite, liveSites } from './site-entries.ts'

type Needs = Pick<Ports, 'reads' | 'sites' | 'siteSource' | 'siteFormat'>
type Judging = Needs & Pick<Ports, 'photoFiles'>

/** Who published or changed a site: `null` is the command line. */
export type NamedVersion = Omit<SiteVersion, 'by'> & { readonly by: string | null }
export type NamedDraft = Omit<SiteDraft, 'by'> & { readonly by: string }

/** A site in the list of the desk. */
export type ListedSite = {
  readonly id: SiteId
  readonly name: string
  readonly domain: string
  /** `null` where it is as the file or the demo has it, or new. */
  readonly published: NamedVersion | null
  readonly draft: NamedDraft | null
  /** Whether members can reach it. */
  readonly open: boolean
}

/** All sites, and whether they can be edited. */
export async function listSites(ports: Needs): Promise<{
  readonly source: SiteSource
  /** The last revision of the install: who imports says which one they saw. */
  readonly last: number
  readonly sites: readonly ListedSite[]
}> {
  const { reads, siteSource, sites } = ports
  const [live, drafts, last, names] = await Promise.all([
    liveSites(ports, reads),
    reads.siteDrafts.all(),
    reads.siteVersions.last(),
    operatorNames(reads),
  ])
  const draftOf = new Map(drafts.map((draft) => [draft.site, draft]))
  const ids = [...new Set([...live.keys(), ...draftOf.keys()])]
  return {
    source: siteSource,
    last,
    sites: ids.map((id) => {
      const { entry, version = null } = live.get(id) ?? {}
      const draft = draftOf.get(id) ?? null
      const served = sites.all().find(({ settings }) => settings.id === id)?.settings
      return {
        id,
        name: textIn(entry ?? draft?.entry, 'name') ?? served?.name ?? id,
        domain: textIn(entry ?? draft?.entry, 'domain') ?? '',
        published: version && { ...version, by: nameIn(names, version.by) },
        draft: draft && { ...draft, by: names.get(draft.by) ?? '' },
        open: live.has(id),
      }
    }),
  }
}

/** A site as it is served and as it is being changed. */
export type SiteView = {
  readonly source: SiteSource
  /** What is edited: the draft, else what is published; of a new site neither. */
  readonly entry: SiteEntry
  /** What the site has where the entry names nothing. */
  readonly defaults: SiteEntry
  /** What its lists may have. */
  readonly choices: SiteChoices
  readonly published: NamedVersion | null
  readonly draft: NamedDraft | null
  readonly open: boolean
  /** What keeps the draft from being published. */
  readonly faults: readonly SiteFault[]
  /** Newest first. */
  readonly history: readonly NamedVersion[]
}

/** Publications that are shown. */
const HISTORY = 50

/** A site with its draft, faults and history. */
export async function viewSite(
  ports: Judging,
  { site }: { readonly site: SiteId },
): Promise<Result<SiteView, Extract<DeskError, { code: 'site.not-found' }>>> {
  const { reads, siteSource, siteFormat } = ports
  const [live, draft, history, names] = await Promise.all([
    liveSites(ports, reads),
    reads.siteDrafts.of(site),
    reads.siteVersions.of(site, HISTORY),
    operatorNames(reads),
  ])
  const served = live.get(site)
  const entry = draft?.entry ?? (served && entryOf(ports, served))
  if (!entry) return err({ code: 'site.not-found' })
  return ok({
    source: siteSource,
    entry,
    defaults: siteFormat.defaults(entry),
    choices: siteFormat.choices,
    published: served?.version ? { ...served.version, by: nameIn(names, served.version.by) } : null,
    draft: draft && { ...draft, by: names.get(draft.by) ?? '' },
    open: served !== undefined,
    faults: draft ? await faultsAmong(ports, live, draft) : [],
    history: history.map((version) => ({ ...version, by: nameIn(names, version.by) })),
  })
}

/** What keeps a draft from being published. */
export const draftFaults = async (
  ports: Judging,
  draft: SiteDraft,
): Promise<readonly SiteFault[]> => faultsAmong(ports, await liveSites(ports, ports.reads), draft)

async function faultsAmong(
  ports: Pick<Ports, 'siteFormat' | 'photoFiles'>,
  live: ReadonlyMap<SiteId, LiveSite>,
  { site, entry }: SiteDraft,
): Promise<readonly SiteFault[]> {
  const read = await checkWith(ports, live, site, entry)
  return read.ok || read.error.code !== 'site.invalid' ? [] : read.error.faults
}

/** The entry of one publication of a site. */
export async function viewPublished(
  { reads }: Pick<Ports, 'reads'>,
  { site, revision }: { readonly site: SiteId; readonly revision: number },
): Promise<Result<SiteEntry, Extract<DeskError, { code: 'site.not-found' }>>> {
  const found = await reads.siteVersions.byRevision(revision)
  return found?.site === site && found.entry ? ok(found.entry) : err({ code: 'site.not-found' })
}

/** The entries of all open sites, as a sites file has them. */
export async function exportSites(ports: Needs): Promise<readonly SiteEntry[]> {
  const live = await liveSites(ports, ports.reads)
  return [...live.values()].map((site) => entryOf(ports, site))
}

/** A site of a file or of the demo is written out whole: its entry is not in a row. */
function entryOf({ sites, siteFormat }: Needs, { entry, version }: LiveSite): SiteEntry {
  return version ? entry : siteFormat.write(sites.byId(entry.id))
}

function textIn(entry: SiteEntry | undefined, field: string): string | null {
  const text = entry?.[field]
  return typeof text === 'string' ? text : null
}
