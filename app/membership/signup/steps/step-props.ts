import type { DraftField, SignupDraft } from '#core/membership/signup/draft.ts'
import type { FieldRefusals } from './refused-field.ts'

/** Props of every step: the draft, its errors, and a change callback. */
export type StepProps = {
  readonly draft: SignupDraft
  readonly refusals: FieldRefusals
  readonly onFill: (change: Partial<SignupDraft>) => void
  readonly onLeave: (field: DraftField) => void
}
