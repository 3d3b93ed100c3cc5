import { err, ok, type Result } from '../shared/result.ts'
import type { AccountError } from './errors.ts'

/** product.md §4. */
export const EMAIL_LENGTH = 254

/** One `@`, and a dot in the domain; nothing that could end a header line. */
const EMAIL = /^[^\s@<>",;:]+@[^\s@<>",;:.]+(?:\.[^\s@<>",;:.]+)+$/u

/** Whether no mail can ever arrive there: such domains exist for nobody (RFC 2606), demo members have them. */
export const isUnreachable = (email: string): boolean => email.toLowerCase().endsWith('.invalid')

/** Whether two addresses are one: letters count without regard to case. */
export const sameEmail = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** An address as it will be kept: without the spaces around it, and one that mail can reach. */
export function checkEmail(
  typed: string,
): Result<string, Extract<AccountError, { code: 'email.invalid' }>> {
  const email = typed.trim()
  const valid = email.length <= EMAIL_LENGTH && EMAIL.test(email) && !isUnreachable(email)
  return valid ? ok(email) : err({ code: 'email.invalid' })
}
