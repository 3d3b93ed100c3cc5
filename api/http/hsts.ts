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

/** The site that has a host; the default one is at the install's own URL too. `null` for any other host. */
function siteAt(sites: Sites, { publicUrl }: Pick<Http, 'publicUrl'>, host: string) {
  const { settings } = sites.at(host)
  const isDefault = settings.id === sites.all()[0]?.settings.id
  const isPublic = publicUrl !== null && new URL(publicUrl).hostname === host
  return settings.domain === host || (isDefault && isPublic) ? settings : null
}

/** HSTS of every response, as the site of the request's host has it; only over https. */
export const hsts = (sites: Sites, http: Pick<Http, 'secure' | 'publicUrl'>) =>
  new Elysia({ name: 'hsts' }).onRequest(({ request, set }) => {
    if (!http.secure) return
    const site = siteAt(sites, http, hostOf(request))
    if (site) set.headers['strict-transport-security'] = hstsOf(site)
  })
