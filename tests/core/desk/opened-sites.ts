import { saveDraft } from '#core/desk/sites/edit-site.ts'
import { importSites } from '#core/desk/sites/import-sites.ts'
import { closeSite, publishSite, restoreSite } from '#core/desk/sites/publish-site.ts'
import { viewSite } from '#core/desk/sites/view-sites.ts'
import { err } from '#core/shared/result.ts'
import type { SiteEntry } from '#core/site/settings.ts'
import { openWorld } from '../world.ts'
import { addOperators } from './operators.ts'

export const KLIK: SiteEntry = { id: 'klik', domain: 'klik.example', name: 'Klik' }

/** The demo’s site “vonk”, two operators, and Ann who joined it. */
export async function opened(changes: { siteSource?: 'file' } = {}) {
  const world = openWorld()
  await world.member('ann')
  await addOperators(world)
  const ports = { ...world, ...changes }
  /** Who saves has seen what is published. */
  const save = async (entry: SiteEntry, version: number | null, by = 'mia', site = entry.id) =>
    saveDraft(ports, {
      ...{ site, entry, version, operator: { id: by } },
      base: (await view(site))?.published?.revision ?? null,
    })
  const publish = (version: number, by = 'mia', site = 'klik') =>
    publishSite(ports, { site, version, operator: { id: by } })
  const restore = (revision: number, last: number, site = 'klik') =>
    restoreSite(ports, { site, revision, last, operator: { id: 'leo' } })
  const close = (site: string) => closeSite(ports, { site, operator: { id: 'leo' } })
  const load = (entries: readonly unknown[], last: number, by: string | null = 'mia') =>
    importSites(ports, { entries, last, by })
  const view = async (site = 'klik') => {
    const seen = await viewSite(ports, { site })
    return seen.ok ? seen.value : null
  }
  const actions = async () =>
    (await world.reads.operatorActions.newest(null, 9)).map(({ operator, action, subject }) =>
      [operator, action, subject].join(' '),
    )
  const published = async () =>
    (await world.allEvents()).flatMap((event) =>
      event?.type === 'site.published' ? [[event.site, event.revision]] : [],
    )
  return { ...world, ports, save, publish, restore, close, load, view, actions, published }
}

export const changed = (by: string) => err({ code: 'site.changed', by } as const)
