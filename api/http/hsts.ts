import { Elysia } from 'elysia'
import { DAY, type Millis, SECOND } from '#core/shared/time.ts'
import type { Sites } from '#core/site/ports.ts'
import type { HstsTime, Settings } from '#core/site/settings.ts'
import { type Http, hostOf } from './http.ts'

const TIMES: Readonly<Record<HstsTime, Millis>> = {
  // Without a header a browser keeps to what it was told before.
  off: 0,
  day: DAY,
  month: 30 * DAY,
  year: 365 * DAY,
}

/** What browsers are told of a site (RFC 6797). Other services may be at subdomains, so those are its operator's to add. */
export function hstsOf({
  hsts,
  hstsSubdomains,
}: Pick<Settings, 'hsts' | 'hstsSubdomains'>): string {
  const age = `max-age=${TIMES[hsts] / SECOND}`
  return hstsSubdomains && hsts !== 'off' ? `${age}; includeSubDomains` : age
}

/** The site that has a host; the default one is at the install's own too. `null` for any other host. */
function siteAt(sites: Sites, host: string, ownHost: string | null) {
  const { settings } = sites.at(host)
  if (settings.domain === host) return settings
  return host === ownHost && settings.id === sites.all()[0]?.settings.id ? settings : null
}

/** HSTS of every response, as the site of the request's host has it; only over https. */
export function hsts(sites: Sites, { secure, publicUrl }: Pick<Http, 'secure' | 'publicUrl'>) {
  const ownHost = publicUrl && new URL(publicUrl).hostname
  return new Elysia({ name: 'hsts' }).onRequest(({ request, set }) => {
    if (!secure) return
    const site = siteAt(sites, hostOf(request), ownHost)
    if (site) set.headers['strict-transport-security'] = hstsOf(site)
  })
}
