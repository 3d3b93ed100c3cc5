import { isLocale, type Locale, localeOf } from '#core/site/locales.ts'
import type { FetchEvent, Scope } from './scope.ts'

/** Texts of the offline page. */
export type OfflineWords = {
  readonly title: string
  readonly text: string
  readonly action: string
}

/** The offline page: a template with placeholders such as `{title}` and `{nonce}`, and the texts of each language. */
export type OfflinePage = {
  readonly frame: string
  readonly words: Readonly<Record<Locale, OfflineWords>>
}

/** Language and site, sent by a page to the worker. */
export type Spoken = { readonly locale: Locale; readonly site: string }

const CACHE = 'spoken'
const KEY = '/spoken'
/** Paths that are no pages of members; API calls are never answered here. */
const OTHERS = /^\/(api|desk|photos|sandbox|swagger|dev)(\/|$)/

/** Serves the offline page on a network error. */
export function answerOffline(scope: Scope, page: OfflinePage): void {
  const { caches, location } = scope

  const keep = async (spoken: Spoken) => {
    const cache = await caches.open(CACHE)
    await cache.put(KEY, new Response(JSON.stringify(spoken)))
  }

  const spoken = async (): Promise<Spoken> => {
    const known = await (await caches.open(CACHE)).match(KEY)
    if (known) return known.json()
    return { locale: localeOf(scope.navigator.language.slice(0, 2)), site: 'Vonk' }
  }

  const answer = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request))
    } catch {
      return offline(page, await spoken())
    }
  }

  scope.addEventListener('message', (event) => {
    const said = spokenIn(event.data)
    if (said) event.waitUntil(keep(said))
  })
  scope.addEventListener('fetch', (event) => {
    const { origin, pathname } = new URL(event.request.url)
    const ours = origin === location.origin && !OTHERS.test(pathname)
    if (ours && event.request.mode === 'navigate') event.respondWith(answer(event))
  })
}

function spokenIn(data: unknown): Spoken | null {
  if (typeof data !== 'object' || data === null) return null
  const { locale, site } = data as Partial<Record<keyof Spoken, unknown>>
  const known = typeof locale === 'string' && isLocale(locale) && typeof site === 'string'
  return known ? { locale, site } : null
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)

function offline({ frame, words }: OfflinePage, { locale, site }: Spoken): Response {
  const nonce = crypto.randomUUID()
  const facts: Readonly<Record<string, string>> = {
    ...words[locale],
    site: escaped(site),
    lang: locale,
    nonce,
  }
  return new Response(
    frame.replace(/\{(\w+)\}/g, (gap, name) => facts[name] ?? gap),
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; font-src 'self'; base-uri 'none'; form-action 'none'`,
      },
    },
  )
}
