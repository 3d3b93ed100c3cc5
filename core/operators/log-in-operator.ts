import { normalizeEmail } from '../accounts/email.ts'
import type { AccountError } from '../accounts/errors.ts'
import { provePassword, refusalOf } from '../credentials/prove-password.ts'
import type { Ports } from '../ports.ts'
import type { PasswordTry, TooManyTries } from '../rate-limits/password-tries.ts'
import { tryKeys } from '../rate-limits/tries.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { recordSession } from './record-session.ts'
import { type OperatorLogin, startOperatorSession } from './start-operator-session.ts'

type Needs = Pick<
  Ports,
  'reads' | 'atomically' | 'limits' | 'passwords' | 'secrets' | 'now' | 'newId'
>

export type LogInOperator = {
  readonly email: string
  readonly password: string
  /** The client's IP address, for the rate limit. */
  readonly address: string
  /** The browser's session cookie, if any: it ends. */
  readonly session: string | null
}

type Refusal = TooManyTries | Extract<AccountError, { code: 'login.failed' }>

/** Logs an operator in, rate-limited like a member's login. An unknown email takes the same work. */
export async function logInOperator(
  ports: Needs,
  { email: typed, password, address, session }: LogInOperator,
): Promise<Result<OperatorLogin, Refusal>> {
  const email = normalizeEmail(typed)
  const operator = await ports.reads.operators.byEmail(email)
  const hash = operator?.passwordHash ?? null
  const tries = operatorTries(ports, { email, hash, address })
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
    return ok(await startOperatorSession(stores, ports, { operator: locked, earlier: session }))
  })
}

const FAILED = { code: 'login.failed' } as const

/** Counters of a login at the desk, apart from those of members. A new password starts at zero. */
function operatorTries(
  { limits, secrets }: Pick<Ports, 'limits' | 'secrets'>,
  { email, hash, address }: { email: string; hash: string | null; address: string },
): readonly PasswordTry[] {
  const keys = tryKeys(secrets)
  const tried = `${email.toLowerCase()} ${hash ?? ''}`
  const { login, account, logins } = limits
  return [
    {
      code: 'tries.too-many',
      limit: logins,
      whenRight: 'take-back',
      key: keys.deskLogins(address),
    },
    { code: 'login.locked', limit: account, whenRight: 'take-back', key: keys.deskAccount(tried) },
    {
      code: 'login.blocked',
      limit: login,
      whenRight: 'clear',
      key: keys.deskLogin(tried, address),
    },
  ]
}
