import type { Reads } from '../../ports.ts'
import type { SiteFormat } from '../ports.ts'
import type { Site } from '../settings.ts'
import type { OwnPages } from './own-page.ts'

/** Sites with their own texts of pages. */
export async function withPages<Sites extends readonly Site[]>(
  { sitePages }: Pick<Reads, 'sitePages'>,
  { page }: Pick<SiteFormat, 'page'>,
  sites: Sites,
): Promise<Sites> {
  const rows = await sitePages.current()
  const pagesOf = ({ settings, formerly = [] }: Site): OwnPages => {
    const pages: Record<string, Record<string, object>> = {}
    for (const { site, page: name, locale, text, version, at } of rows) {
      const isIts = site === settings.id || formerly.includes(site)
      if (isIts && text !== '')
        pages[name] = { ...pages[name], [locale]: { version, at, blocks: page(text) } }
    }
    return pages
  }
  return sites.map((site) => ({ ...site, pages: pagesOf(site) })) as unknown as Sites
}
