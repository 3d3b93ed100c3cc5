import type { SiteDrafts, SiteVersions } from '#core/site/ports.ts'
import type { SiteDraft, SiteVersion } from '#core/site/settings.ts'
import type { Table } from '../table.ts'

/** Publications of sites, in memory. */
export function siteVersions(table: Table<SiteVersion>): SiteVersions {
  const newest = () => table.all().toSorted((a, b) => b.revision - a.revision)
  return {
    async current() {
      const seen = new Set<string>()
      const last = newest().filter(({ site }) => !seen.has(site) && seen.add(site))
      return last.toSorted((a, b) => a.place - b.place || a.revision - b.revision)
    },
    byRevision: async (revision) => table.find(String(revision)),
    of: async (site, limit) =>
      newest()
        .filter((version) => version.site === site)
        .slice(0, limit),
    last: async () => newest()[0]?.revision ?? 0,
    async add(version) {
      const key = String(version.revision)
      if (table.find(key)) return false
      table.put(key, version)
      return true
    },
  }
}

/** Sites that are being changed, in memory. */
export function siteDrafts(table: Table<SiteDraft>): SiteDrafts {
  return {
    all: async () => table.all().toSorted((a, b) => (a.site < b.site ? -1 : 1)),
    of: async (site) => table.find(site),
    async put(draft) {
      if ((table.find(draft.site)?.version ?? 0) !== draft.version - 1) return false
      table.put(draft.site, draft)
      return true
    },
    async remove(site, version) {
      if (table.find(site)?.version !== version) return false
      table.drop(site)
      return true
    },
  }
}
