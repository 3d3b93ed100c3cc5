import type { Domains } from '#core/accounts/email.ts'

/** Domains as this platform's `URL` reads them: browsers and the server alike. */
export const urlDomains: Domains = {
  toAscii: (domain) => URL.parse(`http://${domain}`)?.hostname || null,
}
