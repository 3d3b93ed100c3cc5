import type { Ports, Stores } from '../ports.ts'
import { type PasswordTry, type TooManyTries, tooMany } from '../rate-limits/password-tries.ts'
import { attempt, blockEnd } from '../rate-limits/rate-limit.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import { normalizePassword, PASSWORD_LENGTH } from './password.ts'

/**
 * Whether a password is right, counted under each key before its hash is checked: a hundred parallel guesses are still
 * counted. `hash` is `null` for nobody's, which takes the same work.
 */
export async function provePassword(
  { atomically, passwords, now }: Pick<Ports, 'atomically' | 'passwords' | 'now'>,
  tries: readonly PasswordTry[],
  { password, hash }: { readonly password: string; readonly hash: string | null },
): Promise<Result<boolean, TooManyTries>> {
  const right = await attempt({ atomically, now }, tries, async (at) => {
    if (!(await isRightPassword({ passwords }, { password, hash }))) return false
    await atomically(async (stores) => ok(await forgiveTry(stores, tries, at)))
    return true
  })
  return right.ok ? right : err(tooMany(right.error.by, right.error.until, now()))
}

/** Resets counters, or takes back what was counted at a moment, as each says of a right password. */
export async function forgiveTry(
  { attempts }: Pick<Stores, 'attempts'>,
  tries: readonly Pick<PasswordTry, 'key' | 'whenRight'>[],
  at: Instant,
): Promise<void> {
  for (const { key, whenRight } of tries) {
    await (whenRight === 'clear' ? attempts.clear(key) : attempts.takeBack(key, at))
  }
}

/** The counter that a wrong password filled, and its refusal; `null` if there are tries left. */
export async function refusalOf(
  stores: Pick<Stores, 'attempts'>,
  tries: readonly PasswordTry[],
  at: Instant,
): Promise<{ readonly by: PasswordTry; readonly error: TooManyTries } | null> {
  for (const by of tries) {
    const until = await blockEnd(stores, by, at)
    if (until !== null) return { by, error: tooMany(by, until, at) }
  }
  return null
}

/** Whether a password is right. One that is too long is refused at the same cost as a wrong one. */
export function isRightPassword(
  { passwords }: Pick<Ports, 'passwords'>,
  { password: typed, hash }: { readonly password: string; readonly hash: string | null },
): Promise<boolean> {
  const password = normalizePassword(typed)
  const possible = password.length <= 2 * PASSWORD_LENGTH.maximum
  return passwords.verify(possible ? password : '', possible ? hash : null)
}
