import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Site, SiteId } from '../settings.ts'

/** A configuration without the sites that some members joined: nobody would find them any more. */
export type OrphanedSites = { readonly code: 'site.orphaned'; readonly ids: readonly SiteId[] }

/** Whether sites have a place for every member: by a site's id, or one that it had formerly. */
export async function checkSites(
  { reads }: Pick<Ports, 'reads'>,
  sites: readonly Site[],
): Promise<Result<null, OrphanedSites>> {
  const known = new Set(sites.flatMap(({ settings, formerly = [] }) => [settings.id, ...formerly]))
  const ids = (await reads.siteRows.joined()).filter((id) => !known.has(id))
  return ids.length === 0 ? ok(null) : err({ code: 'site.orphaned', ids })
}

/** Moves the rows of every former id to its site; idempotent. */
export async function moveFormerSites(
  { atomically }: Pick<Ports, 'atomically'>,
  sites: readonly Site[],
): Promise<void> {
  for (const { settings, formerly = [] } of sites) {
    for (const former of formerly)
      await atomically(async ({ siteRows }) => {
        await siteRows.rename(former, settings.id)
        return ok(null)
      })
  }
}
