import type { Reads } from '../../ports.ts'
import type { SiteFormat } from '../ports.ts'
import type { Site } from '../settings.ts'
import type { OwnPage } from './own-page.ts'

/** Gives a site its own texts of pages; they are read once, for all sites. */
export async function readOwnPages(
  { sitePages }: Pick<Reads, 'sitePages'>,
  { page }: Pick<SiteFormat, 'page'>,
): Promise<(site: Site) => Site> {
  const rows = await sitePages.current()
  return (site) => {
    const ids = [site.settings.id, ...(site.formerly ?? [])]
    const pages: Record<string, Record<string, OwnPage>> = {}
    for (const { site: id, page: name, locale, text, version, at } of rows) {
      if (ids.includes(id) && text !== '')
        pages[name] = { ...pages[name], [locale]: { version, at, blocks: page(text) } }
    }
    return { ...site, pages }
  }
}
