import type { Ports } from '../ports.ts'
import type { TooManyTries } from '../rate-limits/password-tries.ts'
import { attempt } from '../rate-limits/rate-limit.ts'
import { tryKeys } from '../rate-limits/tries.ts'
import { minutesUntil } from '../shared/limit.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { storeRecoveryCodes } from './add-second-factor.ts'
import type { OperatorError } from './errors.ts'
import type { Operator } from './operator.ts'
import { recordAccess } from './record-access.ts'
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
