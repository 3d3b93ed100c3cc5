import { checkStep, type SignupRules } from '#core/membership/signup/check-step.ts'
import {
  type DraftField,
  SIGNUP_STEPS,
  type SignupDraft,
  type SignupStep,
  stepsOf,
} from '#core/membership/signup/draft.ts'
import type { Instant } from '#core/shared/time.ts'
import type { CallError } from '../../client/client.ts'
import { type FieldRefusals, stepAsking } from './steps/refused-field.ts'

type At = { readonly draft: SignupDraft; readonly step: SignupStep }
type Checked = {
  readonly draft: SignupDraft
  readonly rules: SignupRules
  readonly now: Instant
}

/** Index of the current step from 0, and the number of steps. */
export function placeOf({ draft, step }: At): { readonly index: number; readonly count: number } {
  const steps = stepsOf(draft)
  return { index: Math.max(0, steps.indexOf(step)), count: steps.length }
}

/** The next step; `null` after the last. */
export const stepAfter = (at: At): SignupStep | null =>
  stepsOf(at.draft)[placeOf(at).index + 1] ?? null

/** Validates a step by the core's rules. */
export const refusalsOf = ({ draft, rules, now }: Checked, step: SignupStep): FieldRefusals =>
  checkStep(step, draft, rules, now)

/** Validates one field. */
export const refusalOf = (checked: Checked, field: DraftField): CallError | null =>
  refusalsOf(checked, stepAsking(field))[field] ?? null

/** The first invalid step with its errors; `null` if all are valid. */
export function firstRefused(
  checked: Checked,
): { readonly step: SignupStep; readonly refusals: FieldRefusals } | null {
  for (const step of stepsOf(checked.draft)) {
    const refusals = refusalsOf(checked, step)
    if (Object.keys(refusals).length > 0) return { step, refusals }
  }
  return null
}

/** The step to resume at: at most the first with missing data. */
export function stepToResume(step: SignupStep, checked: Checked): SignupStep {
  const steps = stepsOf(checked.draft)
  const open = firstRefused(checked)?.step ?? step
  return steps[Math.min(Math.max(0, steps.indexOf(step)), steps.indexOf(open))] ?? step
}

/** Whether the password step is before a step. The password is never stored. */
export const isPastPassword = (step: SignupStep): boolean =>
  SIGNUP_STEPS.indexOf(step) > SIGNUP_STEPS.indexOf('password')
