import { err, ok, type Result } from '../shared/result.ts'
import { cleanPasted } from '../shared/text.ts'
import type { EmailError } from './errors.ts'

/** product.md §4. */
const EMAIL_LENGTH = 254
/** RFC 5321 §4.5.3.1 and RFC 1035 §2.3.4, in bytes. */
const LOCAL_LENGTH = 64
const LABEL_LENGTH = 63

const WORD = '[^\\s\\p{C}@<>",;:.%\\\\]+'
const LABEL = '(?!-)[\\p{L}\\p{M}\\p{N}-]+(?<!-)'
/** One `@`, a dot in the domain, nothing that could inject a header, no IP address and no `%` route. */
const EMAIL = new RegExp(
  `^${WORD}(?:\\.${WORD})*@${LABEL}(?:\\.${LABEL})*\\.(?!\\d+$)${LABEL}$`,
  'u',
)

/** Undeliverable domains (RFC 2606: reserved); demo members have them. */
export const isUnreachable = (email: string): boolean => email.toLowerCase().endsWith('.invalid')

/** Whether a mail server reads the domain as it is written, and not for example full-width letters as plain ones. */
const isPlainDomain = (email: string): boolean => {
  const domain = email.slice(email.indexOf('@'))
  return domain.normalize('NFKC') === domain
}

/** As mail programs and pages copy it: "Anna <anna@x.test>", "mailto:anna@x.test", "anna@x.test,". */
const COPIED = /^(?:[^<>@]*<|mailto:)?([^<>@\s]+@[^<>@\s]*[^<>@\s,;.])>?[\s,;.]*$/iu

/** An address as it is kept and mailed to: as typed, without what is pasted along. */
export const normalizeEmail = (typed: string): string => {
  const email = cleanPasted(typed).normalize('NFC')
  return COPIED.exec(email)?.[1] ?? email
}

/** The last label of a domain, in ASCII: letters, or letters of another script. */
const TOP_LABEL = /^(?:[a-z]+|xn--[a-z\d-]+)$/i

/** Whether a mail server can look up the domain, and has room for the address. */
function isDeliverable(domains: Domains, email: string): boolean {
  const at = email.lastIndexOf('@')
  const local = bytesOf(email.slice(0, at))
  const domain = asciiDomain(domains, email.slice(at + 1))
  const labels = domain?.split('.') ?? []
  return (
    domain !== null &&
    local <= LOCAL_LENGTH &&
    local + 1 + domain.length <= EMAIL_LENGTH &&
    labels.every(({ length }) => length <= LABEL_LENGTH) &&
    TOP_LABEL.test(labels.at(-1) ?? '')
  )
}

/** A domain as it is looked up; `null` if it cannot be. ASCII is as it is, unless it stands for other letters. */
const asciiDomain = (domains: Domains, domain: string): string | null =>
  ASCII.test(domain) && !/(?:^|\.)xn--/i.test(domain) ? domain : domains.toAscii(domain)

const bytesOf = (text: string): number => encodeURIComponent(text).replace(/%../g, '.').length

/** The normalised address, if it is valid. */
export function checkEmail(domains: Domains, typed: string): Result<string, EmailError> {
  const email = normalizeEmail(typed)
  if (email === '') return err({ code: 'email.missing' })
  if (email.length > EMAIL_LENGTH) return err({ code: 'email.too-long', limit: EMAIL_LENGTH })
  const valid =
    EMAIL.test(email) &&
    isPlainDomain(email) &&
    !isUnreachable(email) &&
    isDeliverable(domains, email)
  return valid ? ok(email) : err({ code: 'email.invalid' })
}

/** Whether a refusal is of a typed email address. */
export const isEmailError = (error: { readonly code: string }): error is EmailError =>
  ['email.missing', 'email.invalid', 'email.too-long'].includes(error.code)

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

/** The domain of an address, and those that it is part of. */
export function domainsOf(key: EmailKey): readonly string[] {
  const labels = key.slice(key.lastIndexOf('@') + 1).split('.')
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
}

/** Of one mail service, which ignores dots and has both names. */
const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox of an address, to count mails to it and to block it: without what follows a `+`, and at Gmail without dots. */
export function mailboxOf(key: EmailKey): string {
  const at = key.lastIndexOf('@')
  const [local, domain] = [key.slice(0, at).replace(/\+.*$/, ''), key.slice(at + 1)]
  return GMAIL.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
