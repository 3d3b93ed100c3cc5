import { and, asc, desc, eq, max } from 'drizzle-orm'
import type { SiteDrafts, SiteVersions } from '#core/site/ports.ts'
import type { Database } from '../shared/database.ts'

/** Publications of sites, in the database. */
export function siteVersions({ db, siteVersion: version }: Database): SiteVersions {
  return {
    async current() {
      const last = db
        .select({ revision: max(version.revision).as('last') })
        .from(version)
        .groupBy(version.site)
        .as('newest')
      const rows = await db
        .select()
        .from(version)
        .innerJoin(last, eq(version.revision, last.revision))
        .orderBy(asc(version.place), asc(version.revision))
      return rows.map(({ site_versions: row }) => row)
    },
    async byRevision(revision) {
      const [found] = await db.select().from(version).where(eq(version.revision, revision))
      return found ?? null
    },
    of: async (site, limit) =>
      db
        .select()
        .from(version)
        .where(eq(version.site, site))
        .orderBy(desc(version.revision))
        .limit(limit),
    async last() {
      const [found] = await db.select({ revision: max(version.revision) }).from(version)
      return found?.revision ?? 0
    },
    async add(added) {
      const rows = await db
        .insert(version)
        .values(added)
        .onConflictDoNothing()
        .returning({ revision: version.revision })
      return rows.length === 1
    },
  }
}

/** Sites that are being changed, in the database. */
export function siteDrafts({ db, siteDraft: draft }: Database): SiteDrafts {
  return {
    all: async () => db.select().from(draft).orderBy(asc(draft.site)),
    async of(site) {
      const [found] = await db.select().from(draft).where(eq(draft.site, site))
      return found ?? null
    },
    async put({ site, version, ...changes }) {
      const rows =
        version === 1
          ? await db
              .insert(draft)
              .values({ site, version, ...changes })
              .onConflictDoNothing()
              .returning({ site: draft.site })
          : await db
              .update(draft)
              .set({ version, ...changes })
              .where(and(eq(draft.site, site), eq(draft.version, version - 1)))
              .returning({ site: draft.site })
      return rows.length === 1
    },
    async remove(site, version) {
      const rows = await db
        .delete(draft)
        .where(and(eq(draft.site, site), eq(draft.version, version)))
        .returning({ site: draft.site })
      return rows.length === 1
    },
  }
}
