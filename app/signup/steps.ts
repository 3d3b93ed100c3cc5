import type { IsoDate } from '#core/shared/time.ts'
import { checkStep, type SignupRules } from '#core/signup/check-step.ts'
import {
  type DraftField,
  SIGNUP_STEPS,
  type SignupDraft,
  type SignupStep,
  stepsOf,
} from '#core/signup/draft.ts'
import type { CallError } from '../client/client.ts'
import { type FieldRefusals, stepAsking } from './steps/refused-field.ts'

type At = { readonly draft: SignupDraft; readonly step: SignupStep }
type Checked = {
  readonly draft: SignupDraft
  readonly rules: SignupRules
  readonly today: IsoDate
}

/** Where one is among the steps of this draft, from 0, and how many there are. */
export function placeOf({ draft, step }: At): { readonly index: number; readonly count: number } {
  const steps = stepsOf(draft)
  return { index: Math.max(0, steps.indexOf(step)), count: steps.length }
}

/** The step that follows; `null` after the last. */
export const stepAfter = (at: At): SignupStep | null =>
  stepsOf(at.draft)[placeOf(at).index + 1] ?? null

/** What is wrong with a step, by the core's own rules. */
export const refusalsOf = ({ draft, rules, today }: Checked, step: SignupStep): FieldRefusals =>
  checkStep(step, draft, rules, today)

/** What is wrong with one field. */
export const refusalOf = (checked: Checked, field: DraftField): CallError | null =>
  refusalsOf(checked, stepAsking(field))[field] ?? null

/** The first step that does not hold, with what is wrong with it; `null` when all is well. */
export function firstRefused(
  checked: Checked,
): { readonly step: SignupStep; readonly refusals: FieldRefusals } | null {
  for (const step of stepsOf(checked.draft)) {
    const refusals = refusalsOf(checked, step)
    if (Object.keys(refusals).length > 0) return { step, refusals }
  }
  return null
}

/** The step to go on at: no further than the first that asks for something that was not kept. */
export function stepToResume(step: SignupStep, checked: Checked): SignupStep {
  const steps = stepsOf(checked.draft)
  const open = firstRefused(checked)?.step ?? step
  return steps[Math.min(Math.max(0, steps.indexOf(step)), steps.indexOf(open))] ?? step
}

/** Whether the password was passed on the way to a step. It is never kept. */
export const isPastPassword = (step: SignupStep): boolean =>
  SIGNUP_STEPS.indexOf(step) > SIGNUP_STEPS.indexOf('password')

/** The step a page that is loaded again was at: a password that is missing since is asked for at the end. */
export function stepToReload(step: SignupStep, checked: Checked): SignupStep {
  const open = stepToResume(step, checked)
  const gone = open === 'password' && checked.draft.password === ''
  return gone && isPastPassword(step) ? step : open
}
