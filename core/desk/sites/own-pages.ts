import type { Ports, Reads } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { SiteId } from '../../site/settings.ts'
import type { DeskError } from '../errors.ts'
import { operatorNames } from '../log/list-actions.ts'
import { recordedOnce } from '../log/recorded-as.ts'
import { changedBy } from './site-entries.ts'

/** One version of an own text of a page. */
type SitePage = Awaited<ReturnType<Reads['sitePages']['current']>>[number]

/** Longest text of a page, in characters; a request has room for it. */
export const PAGE_LENGTH = 40_000

type Published = {
  readonly site: SiteId
  readonly page: SitePage['page']
  readonly locale: SitePage['locale']
  /** Markdown; '' gives the page back to the product. */
  readonly text: string
  /** The version that was changed; 0 is the product's own text. */
  readonly version: number
  readonly by: string
}

type Refusal = Extract<DeskError, { code: 'site.not-found' | 'site.changed' | 'page.too-long' }>

/** Publishes an own text of a page: every process serves it a moment later. The same text sent twice is one version. */
export async function publishPage(
  ports: Pick<Ports, 'atomically' | 'sites' | 'now' | 'newId'>,
  { site, page, locale, text: typed, version, by }: Published,
): Promise<Result<SitePage, Refusal>> {
  const text = typed.trim()
  if (text.length > PAGE_LENGTH) return err({ code: 'page.too-long', limit: PAGE_LENGTH })
  if (!ports.sites.all().some(({ settings }) => settings.id === site))
    return err({ code: 'site.not-found' })
  return ports.atomically(async (stores): Promise<Result<SitePage, Refusal>> => {
    const [last] = await stores.sitePages.of(site, page, locale, 1)
    if (last?.version === version + 1 && last.by === by && last.text === text) return ok(last)
    if ((last?.version ?? 0) !== version) return err(await changedBy(stores, last?.by))
    const at = ports.now()
    const published: SitePage = { site, page, locale, version: version + 1, text, by, at }
    if (!(await stores.sitePages.add(published))) {
      const [newest] = await stores.sitePages.of(site, page, locale, 1)
      return err(await changedBy(stores, newest?.by))
    }
    const revision = await stores.siteVersions.last()
    await stores.events.append({ type: 'site.published', site, revision }, at)
    const subject = `${site} ${page} ${locale}`
    await recordedOnce(ports, { id: by }, 'page.published', subject)(stores)
    return ok(published)
  })
}

/** A version of a page’s text, with the name of who published it. */
export type NamedPage = SitePage & { readonly name: string }

/** Own texts of a site: the last version of each. */
export const listPages = async (
  { reads }: Pick<Ports, 'reads'>,
  site: SiteId,
): Promise<readonly NamedPage[]> =>
  named(
    { reads },
    (await reads.sitePages.current()).filter((page) => page.site === site),
  )

/** Versions of one text that are shown. */
const VERSIONS = 20

/** Versions of one text, newest first. */
export const pageVersions = async (
  { reads }: Pick<Ports, 'reads'>,
  { site, page, locale }: Pick<SitePage, 'site' | 'page' | 'locale'>,
): Promise<readonly NamedPage[]> =>
  named({ reads }, await reads.sitePages.of(site, page, locale, VERSIONS))

async function named(
  { reads }: Pick<Ports, 'reads'>,
  pages: readonly SitePage[],
): Promise<readonly NamedPage[]> {
  const names = await operatorNames(reads)
  return pages.map((page) => ({ ...page, name: names.get(page.by) ?? '' }))
}
