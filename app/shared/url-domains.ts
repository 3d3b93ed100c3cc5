import type { Domains } from '#core/accounts/email.ts'

/** Domains as this browser's `URL` reads them, as the server does with its own. */
export const urlDomains: Domains = {
  toAscii: (domain) => {
    try {
      return new URL(`http://${domain}`).hostname || null
    } catch {
      return null
    }
  },
}
