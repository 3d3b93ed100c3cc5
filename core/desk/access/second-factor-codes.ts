import type { Ports } from '../../ports.ts'
import { cleanDigits } from '../../shared/text.ts'
import type { OperatorId } from '../operator.ts'
import {
  acceptedSteps,
  RECOVERY_CODES,
  type SecondFactor,
  type SecondFactors,
} from '../second-factor.ts'

type Needs = Pick<Ports, 'secrets' | 'now'>

/** A code that is right as far as one can tell before it is used: each can be used once. */
export type CodeProof =
  | { readonly kind: 'app'; readonly step: number }
  | { readonly kind: 'recovery'; readonly hash: string }

/**
 * What a typed code proves; `null` if an app shows another. Anything but six digits may be a recovery code, which is
 * only known when it is used. Spaces do not count.
 */
export async function proveCode(
  ports: Needs,
  factor: Pick<SecondFactor, 'operator' | 'sealedSecret'>,
  typed: string,
): Promise<CodeProof | null> {
  const code = cleanDigits(typed)
  if (!/^\d{6}$/.test(code)) return recoveryProof(ports, factor.operator, code)
  const secret = ports.secrets.unseal(factor.sealedSecret)
  const step = secret === null ? null : await stepOf(ports, secret, code)
  return step === null ? null : { kind: 'app', step }
}

/** The time step near now in which an app shows this code; `null` for none. */
export async function stepOf(
  { secrets, now }: Needs,
  secret: string,
  code: string,
): Promise<number | null> {
  const hash = secrets.hash(code)
  for (const step of acceptedSteps(now())) {
    // Comparing hashes: no timing leak.
    if (secrets.hash(await secrets.authenticatorCode(secret, step)) === hash) return step
  }
  return null
}

/** Uses a proven code; `false` if it was used before. */
export const consumeCode = (
  { takeStep, takeRecoveryCode }: Pick<SecondFactors, 'takeStep' | 'takeRecoveryCode'>,
  operator: OperatorId,
  proof: CodeProof,
): Promise<boolean> =>
  proof.kind === 'app' ? takeStep(operator, proof.step) : takeRecoveryCode(operator, proof.hash)

/** Half of a recovery code; 25 random bits. */
const HALF = 5

/** New recovery codes, as shown once, such as `K3WQ7-2MZPA`. */
export const newRecoveryCodes = ({ secrets }: Pick<Ports, 'secrets'>): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const letters = secrets.authenticatorSecret()
    return `${letters.slice(0, HALF)}-${letters.slice(HALF, 2 * HALF)}`
  })

/** What is stored of a recovery code: of the operator's, in any spelling. Base32 has neither 0, 1 nor 8. */
export function recoveryHash(
  { secrets }: Pick<Ports, 'secrets'>,
  operator: OperatorId,
  code: string,
): string {
  const letters = code
    .toUpperCase()
    .replaceAll('0', 'O')
    .replaceAll('1', 'I')
    .replaceAll('8', 'B')
    .replaceAll(/[^A-Z2-7]/g, '')
  return secrets.fingerprint(`desk-recovery ${operator} ${letters}`)
}

const recoveryProof = (ports: Needs, operator: OperatorId, code: string): CodeProof => ({
  kind: 'recovery',
  hash: recoveryHash(ports, operator, code),
})
