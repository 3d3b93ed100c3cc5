import type { AccountError } from '../../accounts/errors.ts'
import { type TooManyTries, tryKeys } from '../../accounts/rate-limit.ts'
import { attempt } from '../../accounts/tries.ts'
import type { Ports } from '../../ports.ts'
import { minutesUntil } from '../../shared/limit.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { OperatorError } from '../errors.ts'
import { recordAccess } from '../log/recorded-as.ts'
import type { Operator } from '../operator.ts'
import { storeRecoveryCodes } from './add-second-factor.ts'
import { consumeCode, newRecoveryCodes, proveCode } from './second-factor-codes.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'limits' | 'secrets' | 'now' | 'newId'>

type Wrong = Extract<OperatorError, { code: 'desk.code-wrong' }>
type Refusal = Wrong | Extract<TooManyTries, { code: 'tries.too-many' }>

const WRONG = { code: 'desk.code-wrong' } as const

/** Gives an operator who types a code new recovery codes, shown once; the earlier ones are worth nothing. */
export async function replaceRecoveryCodes(
  ports: Needs,
  { operator, code }: { readonly operator: Operator; readonly code: string },
): Promise<Result<readonly string[], Refusal>> {
  const { limits, secrets, now } = ports
  // Whoever finds a desk left open has a few guesses only.
  const counted = { key: tryKeys(secrets).deskCodes(operator.id), limit: limits.login }
  const tried = await attempt(ports, [counted], () => prove(ports, operator, code))
  if (!tried.ok)
    return err({ code: 'tries.too-many', minutes: minutesUntil(tried.error.until, now()) })
  if (tried.value.ok)
    await ports.atomically(async ({ attempts }) => ok(await attempts.clear(counted.key)))
  return tried.value
}

async function prove(
  ports: Needs,
  operator: Operator,
  code: string,
): Promise<Result<readonly string[], Wrong>> {
  const factor = await ports.reads.secondFactors.of(operator.id)
  const proof = factor && (await proveCode(ports, factor, code))
  if (!proof) return err(WRONG)
  const codes = newRecoveryCodes(ports)
  return ports.atomically(async (stores) => {
    await stores.operators.lock(operator.id)
    if (!(await consumeCode(stores.secondFactors, operator.id, proof))) return err(WRONG)
    await storeRecoveryCodes(stores, ports, operator, codes)
    await recordAccess(stores, ports, { operator: operator.id, action: 'recovery-codes.replaced' })
    return ok(codes)
  })
}

/**
 * Removes the authenticator app and recovery codes of an operator who lost them, and ends their sessions: the next login
 * by password adds new ones. `had` is whether there was anything to remove.
 */
export async function resetSecondFactor(
  ports: Pick<Ports, 'reads' | 'atomically' | 'now' | 'newId'>,
  { email }: { readonly email: string },
): Promise<
  Result<
    { readonly operator: Operator; readonly had: boolean },
    Extract<AccountError, { code: 'email.not-found' }>
  >
> {
  const known = await ports.reads.operators.byEmail(email)
  if (!known) return err({ code: 'email.not-found' })
  return ports.atomically(async (stores) => {
    const locked = await stores.operators.lock(known.id)
    if (!locked || locked.removedAt !== null) return err({ code: 'email.not-found' })
    await stores.operatorSessions.endAllOf(locked.id)
    const had = await stores.secondFactors.remove(locked.id)
    const action = 'second-factor.removed'
    if (had) await recordAccess(stores, ports, { operator: locked.id, action })
    return ok({ operator: locked, had })
  })
}
