import type { AccountError } from '../accounts/errors.ts'
import type { Ports } from '../ports.ts'
import { minutesUntil } from '../shared/limit.ts'
import type { Instant } from '../shared/time.ts'
import type { Counted } from './rate-limit.ts'
import { type Tried, tryKeys } from './tries.ts'

/** Origin of a login attempt: an IP address, or a known device of the member. */
export type TriedFrom = { readonly address: string; readonly device: string | null }

export type TooManyTries = Extract<
  AccountError,
  { code: 'login.blocked' | 'login.locked' | 'tries.too-many' }
>

/** Counter keys of a password attempt, and its refusal when there were too many. */
export type PasswordTry = Counted & {
  readonly code: TooManyTries['code']
  /** After a right password: reset all counters, or only take back this attempt. */
  readonly whenRight: 'clear' | 'take-back'
}

/**
 * Counters of a password attempt. A known device has a counter of its own: guesses by others, even from the same
 * address, do not lock its member out.
 */
export function passwordTries(
  { limits, secrets }: Pick<Ports, 'limits' | 'secrets'>,
  tried: Tried,
  { address, device }: TriedFrom,
): readonly PasswordTry[] {
  const keys = tryKeys(secrets)
  const login = { code: 'login.blocked', limit: limits.login, whenRight: 'clear' } as const
  const account = { code: 'login.locked', limit: limits.account, whenRight: 'take-back' } as const
  const logins = { code: 'tries.too-many', limit: limits.logins, whenRight: 'take-back' } as const
  if (device !== null) {
    return [
      { ...account, key: keys.deviceAccount(tried, device) },
      { ...login, key: keys.deviceLogin(tried, device) },
    ]
  }
  return [
    { ...logins, key: keys.logins(address) },
    { ...account, key: keys.account(tried) },
    { ...login, key: keys.login(tried, address) },
  ]
}

/** The refusal of an attempt over the limit. */
export const tooMany = ({ code }: PasswordTry, until: Instant, now: Instant): TooManyTries => ({
  code,
  minutes: minutesUntil(until, now),
})
