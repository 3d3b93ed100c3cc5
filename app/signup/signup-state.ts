import type { IsoDate } from '#core/shared/time.ts'
import type { SignupRules } from '#core/signup/check-step.ts'
import {
  type DraftField,
  emptyDraft,
  type SignupDraft,
  type SignupStep,
} from '#core/signup/draft.ts'
import { type CallError, errorOf } from '../client/client.ts'
import type { Pressed } from '../likes/pressed-likes.ts'
import { type FieldRefusals, refusedField, stepAsking } from './steps/refused-field.ts'
import { refusalOf } from './steps.ts'

/** What there is of a signup when it is opened. */
export type Begun = {
  readonly id: string
  readonly photoId: string
  readonly draft: SignupDraft
  readonly photo: Blob | null
  readonly step: SignupStep
  /** A password was chosen before the page was loaded again; it is never kept, so it is asked for once more. */
  readonly passwordGone: boolean
}

/** What became of the first message, waiting, refused with a code or never written, and of likes. */
export type SignedUp = {
  readonly message: { readonly held: boolean; readonly refusal: string | null } | null
  /** Whom the likes were given that were pressed before. */
  readonly likes: readonly Pressed[]
}

export type SignupInput = {
  readonly rules: SignupRules
  readonly today: IsoDate
  readonly newId: () => string
}

/** Everything the signup knows while it goes on. */
export type Signup = SignupInput &
  Begun & {
    readonly refusals: FieldRefusals
    /** A refusal that is about no field. */
    readonly refusal: CallError | null
    readonly photoRefusal: CallError | null
    readonly pushAsked: boolean
    readonly signedUp: SignedUp | null
    /** Whether anything was filled in since it was opened. */
    readonly filled: boolean
  }

/** A signup of which nothing is known yet. */
export const unbegun = (input: SignupInput): Signup => ({
  ...input,
  id: '',
  photoId: '',
  draft: emptyDraft(null, ''),
  photo: null,
  step: 'photo',
  passwordGone: false,
  refusals: {},
  refusal: null,
  photoRefusal: null,
  pushAsked: false,
  signedUp: null,
  filled: false,
})

/** With more filled in. What was put right is no longer wrong; nothing new is called wrong while typing. */
export function fill(signup: Signup, change: Partial<SignupDraft>): Partial<Signup> {
  const draft = { ...signup.draft, ...change }
  const wrong = (Object.keys(signup.refusals) as DraftField[]).flatMap((field) => {
    const refusal = refusalOf({ ...signup, draft }, field)
    const before = signup.refusals[field]
    // The same refusal stays the same thing, so that a field can tell a new one from it.
    return refusal ? [[field, refusal.code === before?.code ? before : refusal]] : []
  })
  return { draft, filled: true, refusal: null, refusals: Object.fromEntries(wrong) }
}

/** With one field judged, since it was left. */
export function leave(signup: Signup, field: DraftField): Partial<Signup> {
  const { [field]: _, ...others } = signup.refusals
  const refusal = refusalOf(signup, field)
  return { refusals: refusal ? { ...others, [field]: refusal } : others }
}

/** With the server's refusal at the step and field it is about. */
export function refuse(signup: Signup, thrown: unknown): Partial<Signup> {
  const error = errorOf(thrown)
  const field = refusedField(error)
  if (field) return { step: stepAsking(field), refusals: { [field]: error } }
  // The id belongs to an earlier try with other words; the next try is a new one.
  return { refusal: error, ...(error.code === 'signup.id-taken' && { id: signup.newId() }) }
}
