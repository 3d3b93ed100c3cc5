import type { AccountError } from '../accounts/errors.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { sameText } from '../shared/same-text.ts'
import { isCommonPassword } from './common-passwords.ts'

/** product.md §4; `strong` is the length up to which the hint asks for more. */
export const PASSWORD_LENGTH = { minimum: 8, maximum: 128, strong: 15 } as const

export type PasswordError = Extract<
  AccountError,
  { code: `password.${'missing' | 'too-short' | 'too-long' | 'common' | 'personal'}` }
>

/** The owner's data, which the password must not contain. */
export type PasswordOwner = { readonly email: string; readonly name: string }

/** Unicode-normalised: the same password typed on another device compares equal. */
export const normalizePassword = (password: string): string => password.normalize('NFKC')

const lengthOf = (text: string): number => [...text].length

function isPersonal(password: string, { email, name }: PasswordOwner): boolean {
  const local = email.split('@')[0] ?? ''
  return [email, local, name].some((text) => text !== '' && sameText(text.trim(), password))
}

/** Any 8 to 128 characters, but no common password, and not the member's own email or name. */
export function checkPassword(typed: string, owner: PasswordOwner): Result<string, PasswordError> {
  const password = normalizePassword(typed)
  const length = lengthOf(password)
  const { minimum, maximum } = PASSWORD_LENGTH
  if (length === 0) return err({ code: 'password.missing' })
  if (length < minimum) return err({ code: 'password.too-short', minimum })
  if (length > maximum) return err({ code: 'password.too-long', maximum })
  if (isPersonal(password, owner)) return err({ code: 'password.personal' })
  if (isCommonPassword(password)) return err({ code: 'password.common' })
  return ok(password)
}

export type Strength = 0 | 1 | 2 | 3 | 4

/** Strength hint, not a rule: 0 is refused, 4 is a phrase of fifteen characters or more. */
export function strengthOf(typed: string, owner: PasswordOwner): Strength {
  const checked = checkPassword(typed, owner)
  if (!checked.ok) return 0
  const length = lengthOf(checked.value)
  const varied = new Set(checked.value).size > 5
  if (!varied) return 1
  if (length >= PASSWORD_LENGTH.strong) return 4
  return length >= 12 ? 3 : length >= 10 ? 2 : 1
}
