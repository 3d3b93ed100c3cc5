import type { Locale } from '#core/site/locales.ts'
import { contentSecurityPolicy } from '../http/headers.ts'
import { retryAfter } from '../http/problem.ts'
import type { ServerHalf } from './document/built.ts'
import { type Document, type Files, frameOf, pageWriter, withoutScripts } from './document/frame.ts'
import { escaped } from './document/html.ts'
import { assetsOf } from './document/manifest.ts'
import type { ShellLook } from './document/shell.ts'
import { pageCache } from './page-cache.ts'
import type { PlainPage, PlainPageName } from './rendering.ts'

/** Four times a search with every filter; every link of a rendered page would repeat a longer one. */
const LONGEST = 4000

/** Three pages in the languages of several sites. */
const WRITTEN = 200

/** Whether a URL is longer than any of ours. */
export const isTooLong = ({ pathname, search }: URL): boolean =>
  pathname.length + search.length > LONGEST

const STATUS = { 'too-long': 414, 'too-fast': 429, 'too-busy': 503 } as const satisfies Record<
  PlainPageName,
  number
>

/** Pages in words, without scripts: no API calls, no data. */
export function plainPages(index: string, files: Files, { manifest, renderer }: ServerHalf) {
  const styles = assetsOf(manifest)([], [])?.styles ?? []
  const write = pageWriter(withoutScripts(frameOf(index)), files, { onlyUsed: true, script: '' })

  const drawn = new Map<string, Promise<PlainPage>>()
  const draw = (name: PlainPageName, locale: Locale) => {
    const key = `${name} ${locale}`
    const page = drawn.get(key) ?? renderer().then(({ plainPage }) => plainPage(name, locale))
    drawn.set(key, page)
    return page
  }

  // They are sent when there is least time to write them.
  const written = pageCache<Document>(
    { pages: WRITTEN, freshFor: Number.POSITIVE_INFINITY },
    () => 0,
  )
  const page = (name: PlainPageName, { site, locale, own }: ShellLook): Promise<Document> => {
    const { brand } = site.settings
    return written.get([name, locale, brand, own].join(' '), async () => {
      const { title, body } = await draw(name, locale)
      return write({
        locale,
        brand,
        own,
        styles,
        title: [`<title>${escaped(title)}</title>`],
        about: ['<meta name="robots" content="noindex">'],
        fetched: [],
        noScript: '',
        body,
        after: [],
      })
    })
  }

  return async (name: PlainPageName, look: ShellLook): Promise<Response> => {
    const { html, hashes } = await page(name, look)
    return new Response(html, {
      status: STATUS[name],
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        ...(name === 'too-busy' && { 'retry-after': String(retryAfter({ code: 'busy' })) }),
        'content-security-policy': contentSecurityPolicy(crypto.randomUUID(), {
          ...hashes,
          script: null,
        }),
      },
    })
  }
}
