import { err, ok, type Result } from '../shared/result.ts'
import type { AccountError } from './errors.ts'

/** product.md §4. */
export const EMAIL_LENGTH = 254

/** One `@`, a dot in the domain, nothing that could inject a header, no IP address and no `%` route. */
const EMAIL = /^[^\s@<>",;:%]+@[^\s@<>",;:.[\]]+(?:\.[^\s@<>",;:.[\]]+)+$/u

/** Undeliverable domains (RFC 2606: reserved); demo members have them. */
export const isUnreachable = (email: string): boolean => email.toLowerCase().endsWith('.invalid')

/** Whether two addresses are equal, case-insensitive. */
export const sameEmail = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** The mailbox of an address, to count mails to it: in lower case, without what follows a `+`. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+.*@/, '@')

/** Normalises an address: trimmed and valid. */
export function checkEmail(
  typed: string,
): Result<string, Extract<AccountError, { code: 'email.missing' | 'email.invalid' }>> {
  const email = typed.trim()
  if (email === '') return err({ code: 'email.missing' })
  const valid = email.length <= EMAIL_LENGTH && EMAIL.test(email) && !isUnreachable(email)
  return valid ? ok(email) : err({ code: 'email.invalid' })
}
