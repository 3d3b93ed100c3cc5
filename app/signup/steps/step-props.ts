import type { DraftField, SignupDraft } from '#core/signup/draft.ts'
import type { FieldRefusals } from './refused-field.ts'

/** What every step is given: the draft as it is, what is wrong with it, and how to tell more. */
export type StepProps = {
  readonly draft: SignupDraft
  readonly refusals: FieldRefusals
  readonly onFill: (change: Partial<SignupDraft>) => void
  readonly onLeave: (field: DraftField) => void
}
