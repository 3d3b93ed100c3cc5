import { err, ok, type Result } from '../shared/result.ts'
import type { AccountError } from './errors.ts'

/** product.md §4. */
export const EMAIL_LENGTH = 254

const WORD = '[^\\s\\p{C}@<>",;:.%\\\\]+'
const LABEL = '(?!-)[\\p{L}\\p{M}\\p{N}-]+(?<!-)'
/** One `@`, a dot in the domain, nothing that could inject a header, no IP address and no `%` route. */
const EMAIL = new RegExp(
  `^${WORD}(?:\\.${WORD})*@${LABEL}(?:\\.${LABEL})*\\.(?!\\d+$)${LABEL}$`,
  'u',
)
/** Format characters, which come with pasted text and mail servers ignore. */
const INVISIBLE = /\p{Cf}/gu

/** Undeliverable domains (RFC 2606: reserved); demo members have them. */
export const isUnreachable = (email: string): boolean => email.toLowerCase().endsWith('.invalid')

/** Whether two addresses are equal, case-insensitive. */
export const sameEmail = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** The mailbox of an address, to count mails to it: in lower case, without what follows a `+`. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+.*@/, '@')

/** Whether a mail server reads the domain as it is written, and not for example full-width letters as plain ones. */
const isPlainDomain = (email: string): boolean => {
  const domain = email.slice(email.indexOf('@'))
  return domain.normalize('NFKC') === domain
}

/** The one spelling of an address, so that limits and accounts count each mailbox once. */
export const normalizeEmail = (typed: string): string =>
  typed.replace(INVISIBLE, '').trim().normalize('NFC')

/** The normalised address, if it is valid. */
export function checkEmail(
  typed: string,
): Result<string, Extract<AccountError, { code: 'email.missing' | 'email.invalid' }>> {
  const email = normalizeEmail(typed)
  if (email === '') return err({ code: 'email.missing' })
  const valid =
    email.length <= EMAIL_LENGTH &&
    EMAIL.test(email) &&
    isPlainDomain(email) &&
    !isUnreachable(email)
  return valid ? ok(email) : err({ code: 'email.invalid' })
}
