import type { Ports, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { SiteEntry, SiteId, SiteVersion } from '../../site/settings.ts'
import type { DeskError } from '../errors.ts'
import { recordedOnce } from '../log/recorded-as.ts'
import type { Operator } from '../operator.ts'
import type { OperatorActionKind } from '../ports.ts'
import { changedBy, checkWith, liveSites } from './site-entries.ts'

type Needs = Pick<
  Ports,
  'atomically' | 'sites' | 'siteSource' | 'siteFormat' | 'photoFiles' | 'now' | 'newId'
>

type Refusal<Code> = Extract<
  DeskError,
  { code: 'site.read-only' | 'site.changed' | 'site.invalid' | 'site.needed' | Code }
>
type Published<Code = never> = Promise<Result<SiteVersion, Refusal<Code>>>
type By = { readonly operator: Pick<Operator, 'id'> }

/** Publishes a version of a draft: every process serves it a moment later. Idempotent. */
export async function publishSite(
  ports: Needs,
  { site, version, operator }: { readonly site: SiteId; readonly version: number } & By,
): Published {
  if (ports.siteSource === 'file') return err({ code: 'site.read-only' })
  return ports.atomically(async (stores): Published => {
    const draft = await stores.siteDrafts.of(site)
    const [newest] = draft ? [] : await stores.siteVersions.of(site, 1)
    // The same request again, whose answer was lost.
    if (newest?.draft === version && newest.by === operator.id) return ok(newest)
    if (draft?.version !== version) return err(await changedBy(stores, draft?.by))
    const live = await liveSites(ports, stores)
    const current = live.get(site)?.version
    if ((current?.revision ?? null) !== draft.base) return err(await changedBy(stores, current?.by))
    const published = await publish(stores, ports, live, {
      ...{ site, entry: draft.entry, restored: null, draft: version },
      ...{ by: operator.id, action: 'site.published' },
    })
    if (!published.ok) return published
    if (await stores.siteDrafts.remove(site, version)) return published
    return err(await changedBy(stores, (await stores.siteDrafts.of(site))?.by))
  })
}

type Restored = { readonly site: SiteId; readonly revision: number; readonly last: number } & By

/** Publishes an earlier publication again, if nobody published another one after the `last` that the operator saw. */
export async function restoreSite(
  ports: Needs,
  { site, revision, last, operator }: Restored,
): Published<'site.not-found'> {
  if (ports.siteSource === 'file') return err({ code: 'site.read-only' })
  return ports.atomically(async (stores): Published<'site.not-found'> => {
    const [newest] = await stores.siteVersions.of(site, 1)
    const earlier = await stores.siteVersions.byRevision(revision)
    if (!newest || earlier?.site !== site || !earlier.entry) return err({ code: 'site.not-found' })
    if (newest.revision !== last) return err(await changedBy(stores, newest.by))
    return publish(stores, ports, await liveSites(ports, stores), {
      ...{ site, entry: earlier.entry, restored: revision, draft: null },
      ...{ by: operator.id, action: 'site.restored' },
    })
  })
}

/** Closes a site that nobody joined. Its domain then shows the default site. */
export async function closeSite(
  ports: Needs,
  { site, operator }: { readonly site: SiteId } & By,
): Published<'site.not-found'> {
  if (ports.siteSource === 'file') return err({ code: 'site.read-only' })
  return ports.atomically(async (stores): Published<'site.not-found'> => {
    const live = await liveSites(ports, stores)
    if (!live.has(site)) return err({ code: 'site.not-found' })
    if ((await stores.siteRows.joined()).includes(site)) return err({ code: 'site.needed' })
    return publish(stores, ports, live, {
      ...{ site, entry: null, restored: null, draft: null },
      ...{ by: operator.id, action: 'site.closed' },
    })
  })
}

type Publication = {
  readonly site: SiteId
  readonly entry: SiteEntry | null
  readonly restored: number | null
  readonly draft: number | null
  readonly by: string
  readonly action: Extract<OperatorActionKind, `site.${string}`>
}

async function publish(
  stores: Stores,
  ports: Needs,
  live: Awaited<ReturnType<typeof liveSites>>,
  { site, entry, restored, draft, by, action }: Publication,
): Published {
  const sites = await checkWith(ports, live, site, entry)
  if (!sites.ok) return sites
  const [newest] = await stores.siteVersions.of(site, 1)
  const places = [...live.keys()]
  const place = newest?.place ?? (live.has(site) ? places.indexOf(site) : places.length)
  const at = ports.now()
  const revision = (await stores.siteVersions.last()) + 1
  const version: SiteVersion = { revision, site, place, entry, by, at, restored, draft }
  if (!(await stores.siteVersions.add(version))) {
    const [other] = await stores.siteVersions.of(site, 1)
    return err(await changedBy(stores, other?.by))
  }
  await stores.events.append({ type: 'site.published', site, revision }, at)
  await recordedOnce(ports, { id: by }, action, site)(stores)
  return ok(version)
}
