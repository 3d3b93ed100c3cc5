import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import { domainsOf } from '#core/accounts/email.ts'
import { keyOf } from './email-keys.ts'

/** Whether an address is of a service that gives out mailboxes for a short time. The list is the package's. */
export function isDisposable(email: string): boolean {
  const known = disposableEmailBlocklistSet()
  return domainsOf(keyOf(email)).some((domain) => known.has(domain))
}
