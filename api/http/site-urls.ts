import type { UrlOf } from '#core/notifications/letters.ts'
import type { Sites } from '#core/site/ports.ts'
import { withHost } from './http.ts'

/** URLs of the sites: the default one at the install's own URL, others at their domain with the same scheme and port. */
export const urlsOf =
  (sites: Sites, baseUrl: string): UrlOf =>
  ({ id, domain }) =>
    sites.all()[0]?.settings.id === id ? baseUrl : withHost(baseUrl, domain)

/** The domains of the sites, the default one first. */
export const domainsOf = (sites: Sites) => (): readonly string[] =>
  sites.all().map(({ settings: { domain } }) => domain)
