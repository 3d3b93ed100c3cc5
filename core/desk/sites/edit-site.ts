import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { SiteDraft, SiteEntry, SiteFault, SiteId } from '../../site/settings.ts'
import type { DeskError } from '../errors.ts'
import type { Operator } from '../operator.ts'
import { changedBy, liveSites } from './site-entries.ts'

/** Longest entry, in characters of its JSON: many times one that names everything. */
const LONGEST = 50_000

type Needs = Pick<Ports, 'atomically' | 'sites' | 'siteSource' | 'now'>

type Saved = {
  readonly site: SiteId
  readonly entry: SiteEntry
  /** The version that was changed; `null` begins a draft. */
  readonly version: number | null
  readonly operator: Pick<Operator, 'id'>
}

type Refusal = Extract<DeskError, { code: 'site.read-only' | 'site.changed' | 'site.invalid' }>

/**
 * Saves a site that is being changed; what is wrong with it is told, and refused only when it is published. The same
 * entry sent twice is saved once.
 */
export async function saveDraft(
  ports: Needs,
  { site, entry, version, operator }: Saved,
): Promise<Result<SiteDraft, Refusal>> {
  if (ports.siteSource === 'file') return err({ code: 'site.read-only' })
  if (entry.id !== site) return err(invalid({ site, field: 'id', fault: 'no-id', expected: '' }))
  if (JSON.stringify(entry).length > LONGEST)
    return err(
      invalid({
        ...{ site, field: '', fault: 'too-long', expected: String(LONGEST) },
      }),
    )
  return ports.atomically(async (stores): Promise<Result<SiteDraft, Refusal>> => {
    const before = await stores.siteDrafts.of(site)
    if (before && isSame(before, { entry, operator })) return ok(before)
    if ((before?.version ?? null) !== version) return err(await changedBy(stores, before?.by))
    const live = (await liveSites(ports, stores)).get(site)
    const draft: SiteDraft = {
      site,
      entry,
      version: (version ?? 0) + 1,
      base: before ? before.base : (live?.version?.revision ?? null),
      by: operator.id,
      at: ports.now(),
    }
    if (await stores.siteDrafts.put(draft)) return ok(draft)
    return err(await changedBy(stores, (await stores.siteDrafts.of(site))?.by))
  })
}

const invalid = (fault: SiteFault) => ({ code: 'site.invalid', faults: [fault] }) as const

const isSame = (
  draft: SiteDraft,
  { entry, operator }: Pick<Saved, 'entry' | 'operator'>,
): boolean => draft.by === operator.id && JSON.stringify(draft.entry) === JSON.stringify(entry)

/** Gives up a site that is being changed. */
export async function discardDraft(
  ports: Needs,
  { site, version }: { readonly site: SiteId; readonly version: number },
): Promise<Result<null, Extract<DeskError, { code: 'site.read-only' | 'site.changed' }>>> {
  if (ports.siteSource === 'file') return err({ code: 'site.read-only' })
  return ports.atomically(async (stores) => {
    if (await stores.siteDrafts.remove(site, version)) return ok(null)
    return err(await changedBy(stores, (await stores.siteDrafts.of(site))?.by))
  })
}
