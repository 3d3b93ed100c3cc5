import type { Sites } from '#core/site/ports.ts'
import type { Site } from '#core/site/settings.ts'
import { sitesOf } from './sites-of.ts'

/** Sites that can be replaced at run time, atomically. */
export function changingSites(first: readonly [Site, ...Site[]]) {
  let current = sitesOf(first)
  const sites: Sites = {
    at: (host) => current.at(host),
    byId: (id) => current.byId(id),
    all: () => current.all(),
  }
  return {
    sites,
    replace(next: readonly [Site, ...Site[]]): void {
      current = sitesOf(next)
    },
  }
}
