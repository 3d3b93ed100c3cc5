import { and, desc, eq, max } from 'drizzle-orm'
import type { SitePages } from '#core/site/ports.ts'
import type { Database } from '../shared/database.ts'

/** Own texts of pages, in the database. */
export function sitePages({ db, sitePage: page }: Database): SitePages {
  return {
    async current() {
      const last = db
        .select({
          site: page.site,
          page: page.page,
          locale: page.locale,
          version: max(page.version).as('last'),
        })
        .from(page)
        .groupBy(page.site, page.page, page.locale)
        .as('newest')
      const rows = await db
        .select()
        .from(page)
        .innerJoin(
          last,
          and(
            eq(page.site, last.site),
            eq(page.page, last.page),
            eq(page.locale, last.locale),
            eq(page.version, last.version),
          ),
        )
        .orderBy(page.site, page.page, page.locale)
      return rows.map(({ site_pages: row }) => row)
    },
    of: async (site, name, locale, limit) =>
      db
        .select()
        .from(page)
        .where(and(eq(page.site, site), eq(page.page, name), eq(page.locale, locale)))
        .orderBy(desc(page.version))
        .limit(limit),
    async add(added) {
      const rows = await db
        .insert(page)
        .values(added)
        .onConflictDoNothing()
        .returning({ version: page.version })
      return rows.length === 1
    },
  }
}
