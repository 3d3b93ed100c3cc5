import { type EmailKey, emailKey, lowerCased } from '#core/accounts/email.ts'
import { urlDomains } from './url-domains.ts'

/** The one form of an email, under which the stores keep it. */
export const keyOf = (email: string): EmailKey => emailKey(urlDomains, email)

/** A part of an address as it stands in its key. Of a domain only where it follows an `@`: a name keeps its letters. */
export const partOfKey = (part: string): string =>
  part.includes('@') ? keyOf(part) : lowerCased(part)

/**
 * Under which keys an email is found. Two accounts that had one mailbox before its spellings were one keep theirs, so
 * the spelling comes first.
 */
export const keysOf = (email: string) => ({ key: keyOf(email), spelling: lowerCased(email) })
