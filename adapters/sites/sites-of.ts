import type { Site } from '#core/site/settings.ts'
import type { Sites } from '#core/site/sites.ts'

/** The sites of an install, kept in memory; the first is the default. */
export function sitesOf(sites: readonly [Site, ...Site[]]): Sites {
  const [standard] = sites
  const byHost = new Map(sites.map((site) => [site.settings.domain, site]))
  const byId = new Map(sites.map((site) => [site.settings.id, site]))
  return {
    at: (host) => byHost.get(bare(host)) ?? standard,
    byId: (id) => byId.get(id) ?? standard,
  }
}

/** A host without its port, letter case or the dot that may end it. */
const bare = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
