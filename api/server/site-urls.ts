import type { UrlOf } from '#core/notifications/letters.ts'
import type { Sites } from '#core/site/sites.ts'
import { withHost } from '../http/http.ts'

/** Where each site answers: the default one at the install's own address, each other at its domain with the same scheme and port. */
export const urlsOf =
  (sites: Sites, baseUrl: string): UrlOf =>
  ({ id, domain }) =>
    sites.all()[0]?.settings.id === id ? baseUrl : withHost(baseUrl, domain)

/** Whether a host is the domain of a site other than the default one, which answers at the install's own address. */
export const hostsOf = (sites: Sites) => (host: string) =>
  sites.all().some(({ settings: { domain } }, at) => at > 0 && domain === host.toLowerCase())
