import type { Ports } from '../ports.ts'
import { minutesUntil } from '../shared/limit.ts'
import type { Instant } from '../shared/time.ts'
import type { Counted } from './count-try.ts'
import type { AccountError } from './errors.ts'
import { type Tried, tryKeys } from './tries.ts'

/** Where a password is tried from: an address, or a device that its member has logged in with before. */
export type TriedFrom = { readonly address: string; readonly device: string | null }

export type TooManyTries = Extract<
  AccountError,
  { code: 'login.blocked' | 'login.locked' | 'tries.too-many' }
>

/** What a try of a password is counted under, and how it is refused when there were too many. */
export type PasswordTry = Counted & {
  readonly code: TooManyTries['code']
  /** What becomes of the count when the password is right: all of it goes, or this one try. */
  readonly whenRight: 'clear' | 'take-back'
}

/**
 * What a try of a password counts for. A known device counts by itself: what others guess, at the same address or
 * anywhere, does not keep its member out.
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

/** The refusal of a try that was one too many. */
export const tooMany = ({ code }: PasswordTry, until: Instant, now: Instant): TooManyTries => ({
  code,
  minutes: minutesUntil(until, now),
})
