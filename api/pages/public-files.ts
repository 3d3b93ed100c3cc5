import { Elysia } from 'elysia'
import type { Ports } from '#core/ports.ts'
import { DAY, isoOf } from '#core/shared/time.ts'
import { PAGES } from '#core/site/pages/text-pages.ts'
import type { Site } from '#core/site/settings.ts'
import { type Http, hostOf } from '../http/http.ts'
import { escaped } from './document/html.ts'
import { siteOrigin } from './parse-page-request.ts'
import { type ViewerPorts, viewerOf } from './viewer.ts'

/** Pages in the sitemap; landers are found by their campaigns. */
const INDEXED = ['/', '/pricing', '/signup', ...PAGES.map((page) => `/pages/${page}`)] as const
/** Not indexed: API calls, and members-only pages. */
const PRIVATE = [
  '/api/',
  '/chats',
  '/complaints/',
  '/credits',
  '/desk',
  '/likes',
  '/notifications',
  '/profile',
  '/reports/',
  '/withdrawals/',
] as const

/** Validity of `security.txt`, from each request. */
const GOOD_FOR = 180 * DAY

const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

/** Sitemap entries: each page in each language of the site, with alternates. */
function sitemap(origin: string, { settings: { languages } }: Site): string {
  const at = (path: string, locale: string) => escaped(`${origin}${path}?lang=${locale}`)
  const urls = INDEXED.flatMap((path) => {
    const others = languages
      .map(
        (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${at(path, locale)}"/>`,
      )
      .join('')
    return languages.map((locale) => `<url><loc>${at(path, locale)}</loc>${others}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** RFC 9116: contact for security reports. */
const security = (origin: string, { settings }: Site, now: number): string =>
  [
    `Contact: mailto:${settings.supportEmail}`,
    `Expires: ${isoOf(Math.floor((now + GOOD_FOR) / DAY) * DAY)}`,
    `Preferred-Languages: ${settings.language}, en`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')

/** Well-known files. */
export const publicFiles = (ports: Pick<Ports, 'sites'> & ViewerPorts, http: Http) => {
  const { sites, now } = ports
  const hidden = { detail: { hide: true } } as const
  const file = (type: string, write: (origin: string, site: Site) => string) => {
    const headers = {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=3600',
    }
    return ({ request }: { readonly request: Request }) => {
      const site = sites.at(hostOf(request))
      return new Response(write(siteOrigin(http, request, site), site), { headers })
    }
  }
  return new Elysia({ name: 'public-files' })
    .get('/robots.txt', file('text/plain', robots), hidden)
    .get('/sitemap.xml', file('application/xml', sitemap), hidden)
    .get(
      '/.well-known/security.txt',
      file('text/plain', (origin, site) => security(origin, site, now())),
      hidden,
    )
    .get(
      '/.well-known/change-password',
      // Without a session, the settings page redirects to the login and back.
      async ({ request, redirect }) => {
        const { visitor } = await viewerOf(ports, http, request)
        return redirect(visitor ? '/reset-password' : '/notifications/log-in#password', 302)
      },
      hidden,
    )
}
