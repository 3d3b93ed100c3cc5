import type { EmailKey } from '../accounts/email-key.ts'
import type { Ports } from '../ports.ts'
import type { PasswordTry } from '../rate-limits/password-tries.ts'
import { tryKeys } from '../rate-limits/tries.ts'

type TriedFrom = {
  readonly email: EmailKey
  readonly hash: string | null
  readonly address: string
  /** The browser's name, if the operator logged in in it before. */
  readonly known: string | null
}

/**
 * Counters of a login at the desk, apart from those of members. A new password starts at zero. Guesses by others, even
 * from the same address, do not lock an operator out of a known browser. Wrong codes count as wrong passwords do.
 */
export function operatorTries(
  { limits, secrets }: Pick<Ports, 'limits' | 'secrets'>,
  { email, hash, address, known }: TriedFrom,
): readonly PasswordTry[] {
  const keys = tryKeys(secrets)
  const tried = `${email} ${hash ?? ''}`
  const login = { code: 'login.blocked', limit: limits.login, whenRight: 'clear' } as const
  const account = { code: 'login.locked', limit: limits.account, whenRight: 'take-back' } as const
  const logins = { code: 'tries.too-many', limit: limits.logins, whenRight: 'take-back' } as const
  if (known !== null) {
    return [
      { ...account, key: keys.deskDeviceAccount(tried, known) },
      { ...login, key: keys.deskDeviceLogin(tried, known) },
    ]
  }
  return [
    { ...logins, key: keys.deskLogins(address) },
    { ...account, key: keys.deskAccount(tried) },
    { ...login, key: keys.deskLogin(tried, address) },
  ]
}
