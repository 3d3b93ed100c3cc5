import type { Sites } from '#core/site/ports.ts'
import type { Settings, Site } from '#core/site/settings.ts'
import { notColours } from '#core/site/setup/brand-colours.ts'

/** The sites of an install, in memory; the first is the default. An invalid colour throws. */
export function sitesOf(sites: readonly [Site, ...Site[]]): Sites {
  for (const { settings } of sites) refuseWrongColours(settings)
  const [standard] = sites
  const byHost = new Map(sites.map((site) => [site.settings.domain, site]))
  const byId = new Map(sites.map((site) => [site.settings.id, site]))
  return {
    at: (host) => byHost.get(bare(host)) ?? standard,
    byId: (id) => byId.get(id) ?? standard,
    all: () => sites,
  }
}

/** A host without port, upper case or trailing dot. */
const bare = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

function refuseWrongColours({ id, brandColours }: Settings): void {
  const wrong = notColours(brandColours)
  if (wrong.length === 0) return
  throw new Error(`site ${id}: brand_colours.${wrong[0]} must be a colour such as #c8371f.`)
}
