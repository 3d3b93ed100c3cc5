import { type EmailKey, emailKey } from '../../accounts/email.ts'
import type { AccountError } from '../../accounts/errors.ts'
import {
  forgiveTry,
  isRightPassword,
  type PasswordPorts,
  refusalOf,
} from '../../accounts/password.ts'
import { type PasswordTry, type TooManyTries, tooMany, tryKeys } from '../../accounts/rate-limit.ts'
import { attemptInTurn } from '../../accounts/tries.ts'
import type { Ports, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { OperatorError } from '../errors.ts'
import { recordAccess } from '../log/recorded-as.ts'
import type { Operator } from '../operator.ts'
import type { LoginRefusalKind } from '../ports.ts'
import {
  type DeskBrowser,
  knownBrowser,
  type OperatorLogin,
  startOperatorSession,
} from './operator-session.ts'
import { consumeCode, proveCode } from './second-factor-codes.ts'

type Needs = PasswordPorts & Pick<Ports, 'domains' | 'newId'>

type LogInOperator = {
  readonly email: string
  readonly password: string
  /** Of the authenticator app, or a recovery code; `null` if none was typed. */
  readonly code: string | null
  /** The client's IP address, for the rate limit. */
  readonly address: string
  readonly browser: DeskBrowser
}

type Wrong =
  | Extract<AccountError, { code: 'login.failed' }>
  | Extract<OperatorError, { code: 'desk.code-wrong' }>
type Unfinished = Extract<OperatorError, { code: 'desk.code-required' }>
type Refusal = TooManyTries | Wrong | Unfinished

/**
 * Logs an operator in by password, and by a code once they have an authenticator app. Rate-limited like a member's
 * login: a browser in which they logged in before has a counter of its own. An unknown email takes the same work.
 */
export async function logInOperator(
  ports: Needs,
  { email: typed, address, browser, ...proof }: LogInOperator,
): Promise<Result<OperatorLogin, Refusal>> {
  const email = emailKey(ports.domains, typed)
  const operator = await ports.reads.operators.byEmail(typed)
  const hash = operator?.passwordHash ?? null
  const known = knownBrowser(ports, operator, browser.device)
  const tries = operatorTries(ports, { email, hash, address, known })
  const tried = await attemptInTurn(ports, tries, async (at) => {
    const forgive = (stores: Pick<Stores, 'attempts'>) => forgiveTry(stores, tries, at)
    const login = await proveAndStart(ports, operator, { ...proof, browser, forgive })
    // Taken back only: who knows the password and guesses codes must not reset the counters.
    if (!login.ok && login.error.code === 'desk.code-required')
      await ports.atomically(async (stores) => ok(await forgiveTry(stores, takenBack(tries), at)))
    return login
  })
  if (!tried.ok) {
    await countRefusal(ports, operator, 'login.blocked')
    return err(tooMany(tried.error.by, tried.error.until, ports.now()))
  }
  const login = tried.value
  if (login.ok || login.error.code === 'desk.code-required') return login
  const wrong = login.error.code === 'desk.code-wrong' ? 'code.refused' : 'password.refused'
  await countRefusal(ports, operator, wrong)
  const full = await ports.atomically(async (stores) =>
    ok(await refusalOf(stores, tries, ports.now())),
  )
  return full.value ? err(full.value.error) : login
}

const FAILED = { code: 'login.failed' } as const
const WRONG = { code: 'desk.code-wrong' } as const
const UNFINISHED = { code: 'desk.code-required' } as const

const takenBack = (tries: readonly PasswordTry[]) =>
  tries.map(({ key }) => ({ key, whenRight: 'take-back' }) as const)

type Proof = Pick<LogInOperator, 'password' | 'code' | 'browser'> & {
  /** Resets what the login counted, in its transaction. */
  readonly forgive: (stores: Pick<Stores, 'attempts'>) => Promise<void>
}

async function proveAndStart(
  ports: Needs,
  operator: Operator | null,
  { password, code, browser, forgive }: Proof,
): Promise<Result<OperatorLogin, Wrong | Unfinished>> {
  const hash = operator?.passwordHash ?? null
  if (!(await isRightPassword(ports, { password, hash })) || !operator) return err(FAILED)
  const factor = await ports.reads.secondFactors.of(operator.id)
  if (factor && code === null) return err(UNFINISHED)
  const proof = factor && code !== null ? await proveCode(ports, factor, code) : null
  if (factor && !proof) return err(WRONG)

  return ports.atomically(async (stores): Promise<Result<OperatorLogin, Wrong | Unfinished>> => {
    const locked = await stores.operators.lock(operator.id)
    // Removed, or with another password, since it was verified.
    if (!locked || locked.removedAt !== null || locked.passwordHash !== hash) return err(FAILED)
    const present = await stores.secondFactors.of(locked.id)
    // Added, removed or replaced since it was looked up.
    if (present?.sealedSecret !== factor?.sealedSecret) return err(UNFINISHED)
    if (proof && !(await consumeCode(stores.secondFactors, locked.id, proof))) return err(WRONG)
    if (proof?.kind === 'recovery')
      await recordAccess(stores, ports, { operator: locked.id, action: 'recovery-code.used' })
    await recordAccess(stores, ports, { operator: locked.id, action: 'session.started' })
    await forgive(stores)
    return ok(await startOperatorSession(stores, ports, locked, browser))
  })
}

/** Records a refused login: whom it was about and why, and nothing that was typed. */
async function countRefusal(
  { atomically, newId, now }: Needs,
  operator: Operator | null,
  kind: LoginRefusalKind,
): Promise<void> {
  const refused = { id: newId(), operator: operator?.id ?? null, kind, at: now() }
  await atomically(async ({ loginRefusals }) => ok(await loginRefusals.count(refused)))
}

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
function operatorTries(
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
