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
import { isTownOpen } from '../../profiles/own/only-named.ts'
import { type FieldRefusals, stepAsking } from './steps/refused-field.ts'

type At = {
  readonly draft: SignupDraft
  readonly step: SignupStep
  /** Steps that a page before the signup filled in. */
  readonly done?: readonly SignupStep[]
}
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

/** The next step that was not filled in before; `null` after the last. */
export const stepAfter = (at: At): SignupStep | null =>
  stepsOf(at.draft)
    .slice(placeOf(at).index + 1)
    .find((step) => !at.done?.includes(step)) ?? null

/** Validates a step by the core's rules. */
export function refusalsOf({ draft, rules, now }: Checked, step: SignupStep): FieldRefusals {
  const unknown = step === 'location' && isTownOpen(draft)
  return unknown ? { town: { code: 'place.missing' } } : checkStep(step, draft, rules, now)
}

type Sent = At & { readonly returnTo: SignupStep | null }

/** Whether the signup is sent from here: not from a step that was reopened from elsewhere. */
export const isSending = (at: Sent): boolean =>
  stepAfter(at) === null && (at.returnTo === null || at.returnTo === at.step)

/** What is wrong with the fields of a step that were filled in: said on arrival. */
export function saidRefusals(checked: Checked, step: SignupStep): FieldRefusals {
  const { draft } = checked
  const texts: Readonly<Record<string, unknown>> = draft
  const said = (field: string) => typeof texts[field] === 'string' && texts[field] !== ''
  return Object.fromEntries(
    Object.entries(refusalsOf(checked, step)).filter(([field]) => said(field)),
  )
}

/** Whether a step was filled in and holds; only those that a page before the signup can fill in. */
function isDone(checked: Checked, step: SignupStep): boolean {
  const { message, line, town } = checked.draft
  const said = { message, line, location: town }[step as string] ?? ''
  return said.trim() !== '' && Object.keys(refusalsOf(checked, step)).length === 0
}

/** The steps filled in before the signup. */
export const doneBefore = (checked: Checked): readonly SignupStep[] =>
  stepsOf(checked.draft).filter((step) => isDone(checked, step))

/** The filled-in steps once this one holds: it counts too if it was asked before those in front of it. */
export function doneAfter({ draft, step, done = [], returnTo }: Sent): readonly SignupStep[] {
  const steps = stepsOf(draft)
  const ahead = returnTo !== null && steps.indexOf(returnTo) < steps.indexOf(step)
  return ahead ? [...done, step] : done
}

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

/** Whether a step comes after the one that asks for the password, which is never stored. */
export const isPastLogin = (step: SignupStep): boolean =>
  SIGNUP_STEPS.indexOf(step) > SIGNUP_STEPS.indexOf('login')
