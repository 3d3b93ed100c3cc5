import { normalizeEmail } from '../accounts/email.ts'
import type { AccountError } from '../accounts/errors.ts'
import { provePassword, refusalOf } from '../credentials/prove-password.ts'
import type { Ports } from '../ports.ts'
import type { PasswordTry, TooManyTries } from '../rate-limits/password-tries.ts'
import { tryKeys } from '../rate-limits/tries.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { knownBrowser } from './known-browser.ts'
import { recordSession } from './record-session.ts'
import {
  type DeskBrowser,
  type OperatorLogin,
  startOperatorSession,
} from './start-operator-session.ts'

type Needs = Pick<
  Ports,
  'reads' | 'atomically' | 'limits' | 'passwords' | 'secrets' | 'now' | 'newId'
>

export type LogInOperator = {
  readonly email: string
  readonly password: string
  /** The client's IP address, for the rate limit. */
  readonly address: string
  readonly browser: DeskBrowser
}

type Refusal = TooManyTries | Extract<AccountError, { code: 'login.failed' }>

/**
 * Logs an operator in, rate-limited like a member's login: a browser in which they logged in before has a counter of
 * its own. An unknown email takes the same work.
 */
export async function logInOperator(
  ports: Needs,
  { email: typed, password, address, browser }: LogInOperator,
): Promise<Result<OperatorLogin, Refusal>> {
  const email = normalizeEmail(typed)
  const operator = await ports.reads.operators.byEmail(email)
  const hash = operator?.passwordHash ?? null
  const known = knownBrowser(ports, operator, browser.device)
  const tries = operatorTries(ports, { email, hash, address, known })
  const right = await provePassword(ports, tries, { password, hash })
  if (!right.ok) return right
  if (!right.value || !operator) {
    const refused = await ports.atomically(async (stores) =>
      ok((await refusalOf(stores, tries, ports.now()))?.error ?? FAILED),
    )
    return err(refused.value)
  }

  return ports.atomically(async (stores): Promise<Result<OperatorLogin, Refusal>> => {
    const locked = await stores.operators.lock(operator.id)
    // Removed, or with another password, since it was verified.
    if (!locked || locked.removedAt !== null || locked.passwordHash !== hash) return err(FAILED)
    await recordSession(stores, ports, { operator: locked.id, action: 'session.started' })
    return ok(await startOperatorSession(stores, ports, locked, browser))
  })
}

const FAILED = { code: 'login.failed' } as const

type TriedFrom = {
  readonly email: string
  readonly hash: string | null
  readonly address: string
  /** The browser's name, if the operator logged in in it before. */
  readonly known: string | null
}

/**
 * Counters of a login at the desk, apart from those of members. A new password starts at zero. Guesses by others, even
 * from the same address, do not lock an operator out of a known browser.
 */
function operatorTries(
  { limits, secrets }: Pick<Ports, 'limits' | 'secrets'>,
  { email, hash, address, known }: TriedFrom,
): readonly PasswordTry[] {
  const keys = tryKeys(secrets)
  const tried = `${email.toLowerCase()} ${hash ?? ''}`
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
