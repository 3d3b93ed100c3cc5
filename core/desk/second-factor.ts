import { type Instant, type Millis, SECOND } from '../shared/time.ts'
import type { OperatorId } from './operator.ts'

/** An operator's authenticator app: what a login asks for besides the password. */
export type SecondFactor = {
  readonly operator: OperatorId
  /** The secret that the app shares, sealed with the install's key. */
  readonly sealedSecret: string
  readonly addedAt: Instant
  /** Time step of the last used code: neither it nor an earlier one is accepted again. */
  readonly lastStep: number
}

/** How long an app shows a code (RFC 6238). */
export const CODE_STEP: Millis = 30 * SECOND

/** The time step of a moment. */
export const stepAt = (now: Instant): number => Math.floor(now / CODE_STEP)

/** Steps whose codes are accepted, as clocks differ; the present one first. */
export const acceptedSteps = (now: Instant): readonly number[] => {
  const step = stepAt(now)
  return [step, step - 1, step + 1]
}

/** How many recovery codes an operator gets, each for one login without the app. */
export const RECOVERY_CODES = 10

export interface SecondFactorReads {
  of(operator: OperatorId): Promise<SecondFactor | null>
  /** How many recovery codes are unused. */
  recoveryCodesOf(operator: OperatorId): Promise<number>
}

/** Second factors of operators. The store guarantees that each code is used once. */
export interface SecondFactors extends SecondFactorReads {
  /** `false` if the operator has one. */
  add(factor: SecondFactor): Promise<boolean>
  /** Marks the code of a time step as used; `false` if it or a later one was. */
  takeStep(operator: OperatorId, step: number): Promise<boolean>
  /** Replaces all recovery codes; by hash. */
  replaceRecoveryCodes(operator: OperatorId, hashes: readonly string[]): Promise<void>
  /** Removes a recovery code that is used; `false` if there is none, or no more. */
  takeRecoveryCode(operator: OperatorId, hash: string): Promise<boolean>
  /** Removes the factor and its recovery codes; `false` if there was none. */
  remove(operator: OperatorId): Promise<boolean>
}
