import { normalizeEmail } from './email.ts'

/** Internationalised domains; the platform knows their rules. */
export interface Domains {
  /** A domain as mail servers look it up, in ASCII (`xn--…`) and lower case; `null` for what is no domain. */
  toAscii(domain: string): string | null
}

declare const canonical: unique symbol

/** The one form of an email address, under which it is looked up, compared and counted; never shown or mailed to. */
export type EmailKey = string & { readonly [canonical]: true }

const LETTERS = /^[\p{L}\p{M}\p{N}.-]+$/u
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII.
const ASCII = /^[\x00-\x7f]*$/

/** `anna@bücher.test`, `Anna@xn--bcher-kva.test` and each of their spellings have one key. */
export function emailKey(domains: Domains, email: string): EmailKey {
  const lower = lowerCased(email)
  const at = lower.lastIndexOf('@') + 1
  const domain = lower.slice(at)
  const looked = ASCII.test(domain) || !LETTERS.test(domain) ? null : domains.toAscii(domain)
  // A capital Σ becomes ς or σ by what follows it. In a domain they are two letters.
  const local = lower.slice(0, at).replaceAll('ς', 'σ')
  // Safe cast: made here, and nowhere else.
  return `${local}${looked ?? domain}` as EmailKey
}

/** An address as it was compared before domains were: where two accounts have one mailbox, each keeps its spelling. */
export const lowerCased = (email: string): string =>
  normalizeEmail(email).toLowerCase().normalize('NFC')

/** Whether two spellings are one address. */
export const sameEmail = (domains: Domains, a: string, b: string): boolean =>
  emailKey(domains, a) === emailKey(domains, b)

/** The mailbox of an address, to count mails to it: without what follows a `+`. */
export const mailboxOf = (key: EmailKey): string => key.replace(/\+.*@/, '@')
