import type { Locale } from '#core/site/locales.ts'
import type { PageName } from '#core/site/pages/text-pages.ts'
import type { SiteEntry } from '#core/site/settings.ts'
import type { Kit } from '../shared/kit.ts'

/** Sites as published, and as they are being changed. */
export function siteTables({ table, index, primaryKey, ...is }: Kit) {
  const siteVersion = table(
    'site_versions',
    {
      revision: is.whole().primaryKey(),
      site: is.text().notNull(),
      place: is.whole().notNull(),
      /** `null` closes the site. */
      entry: is.json<SiteEntry>(),
      /** An operator; `null` is the command line. */
      by: is.text(),
      at: is.moment().notNull(),
      restored: is.whole(),
      draft: is.whole(),
    },
    (t) => [index('site_versions_by_site').on(t.site, t.revision)],
  )
  const siteDraft = table('site_drafts', {
    site: is.text().primaryKey(),
    entry: is.json<SiteEntry>().notNull(),
    version: is.whole().notNull(),
    base: is.whole(),
    by: is.text().notNull(),
    at: is.moment().notNull(),
  })
  const sitePage = table(
    'site_pages',
    {
      site: is.text().notNull(),
      page: is.text<PageName>().notNull(),
      locale: is.text<Locale>().notNull(),
      version: is.whole().notNull(),
      /** Markdown; '' is the product's own text. */
      text: is.text().notNull(),
      by: is.text().notNull(),
      at: is.moment().notNull(),
    },
    (t) => [primaryKey({ columns: [t.site, t.page, t.locale, t.version] })],
  )
  return { siteVersion, siteDraft, sitePage }
}
