import type { SitePage, SitePages } from '#core/site/ports.ts'
import type { Table } from '../table.ts'

const textOf = ({ site, page, locale }: Pick<SitePage, 'site' | 'page' | 'locale'>): string =>
  `${site} ${page} ${locale}`

/** Own texts of pages, in memory. */
export function sitePages(table: Table<SitePage>): SitePages {
  const newest = () => table.all().toSorted((a, b) => b.version - a.version)
  return {
    async current() {
      const last = new Map<string, SitePage>()
      for (const page of newest()) if (!last.has(textOf(page))) last.set(textOf(page), page)
      return [...last].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, page]) => page)
    },
    of: async (site, page, locale, limit) =>
      newest()
        .filter((one) => textOf(one) === textOf({ site, page, locale }))
        .slice(0, limit),
    async add(page) {
      const key = `${textOf(page)} ${page.version}`
      if (table.find(key)) return false
      table.put(key, page)
      return true
    },
  }
}
