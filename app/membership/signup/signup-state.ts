import type { SignupRules } from '#core/membership/signup/check-step.ts'
import {
  type DraftField,
  emptyDraft,
  type SignupDraft,
  type SignupStep,
} from '#core/membership/signup/draft.ts'
import type { Instant } from '#core/shared/time.ts'
import { type CallError, errorOf } from '../../client/client.ts'
import type { PendingLike } from '../../discovery/likes/pending-likes.ts'
import { type FieldRefusals, refusedField, stepAsking } from './steps/refused-field.ts'
import { refusalOf } from './steps.ts'

/** Inputs when it opens. */
export type Begun = {
  readonly id: string
  readonly photoId: string
  readonly draft: SignupDraft
  readonly photo: Blob | null
  readonly step: SignupStep
  /** The password was chosen before a reload; it is never stored, so it is asked for again. */
  readonly passwordGone: boolean
  /** Whether anything was entered since it opened, or before it on the page. */
  readonly filled: boolean
  /** Steps that the page before it filled in: passed over, until reopened. */
  readonly done: readonly SignupStep[]
  /** The step after this one, where it is asked before those in front of it. */
  readonly returnTo: SignupStep | null
  readonly refusals: FieldRefusals
}

/** Results of the first message (queued, refused with a code or not written) and of likes. */
export type SignedUp = {
  readonly message: { readonly held: boolean; readonly refusal: string | null } | null
  /** Members who were sent the stored likes. */
  readonly likes: readonly PendingLike[]
}

/** The email that the server is asked about, and the id of its signup. */
export type OfferedEmail = Pick<Begun, 'id'> & Pick<SignupDraft, 'email'>

export type SignupInput = {
  readonly rules: SignupRules
  /** When the signup was opened. */
  readonly now: Instant
  readonly newId: () => string
}

/** Context of the signup machine. */
export type Signup = SignupInput &
  Begun & {
    /** A refusal not about a field. */
    readonly refusal: CallError | null
    readonly photoRefusal: CallError | null
    readonly pushAsked: boolean
    /** Whether the member wanted pushes. */
    readonly pushWanted: boolean
    /** What followed from the answer; `null` if nothing was asked. */
    readonly push: 'on' | 'off' | null
    /** The email that the server had nothing against; `null` if none was asked. */
    readonly offered: string | null
    readonly signedUp: SignedUp | null
  }

/** An empty signup. */
export const unbegun = (input: SignupInput): Signup => ({
  ...input,
  id: '',
  photoId: '',
  draft: emptyDraft(null, ''),
  photo: null,
  step: 'photo',
  passwordGone: false,
  returnTo: null,
  refusals: {},
  refusal: null,
  photoRefusal: null,
  pushAsked: false,
  pushWanted: false,
  push: null,
  offered: null,
  signedUp: null,
  filled: false,
  done: [],
})

/** Applies input. Corrected errors are cleared; no new errors appear while typing. */
export function fill(signup: Signup, change: Partial<SignupDraft>): Partial<Signup> {
  const draft = { ...signup.draft, ...change }
  const wrong = (Object.keys(signup.refusals) as DraftField[]).flatMap((field) => {
    const refusal = refusalOf({ ...signup, draft }, field)
    const before = signup.refusals[field]
    // Keep the same object for the same refusal, so that a field can detect a new one.
    return refusal ? [[field, refusal.code === before?.code ? before : refusal]] : []
  })
  return { draft, filled: true, refusal: null, refusals: Object.fromEntries(wrong) }
}

/** Validates one field on blur. What the server refused stands until something else is typed. */
export function leave(signup: Signup, field: DraftField): Partial<Signup> {
  const refusal = refusalOf(signup, field)
  return refusal ? { refusals: { ...signup.refusals, [field]: refusal } } : {}
}

/** Whether the server was asked about this email. */
export const isOffered = ({ offered, draft }: Signup): boolean => offered === draft.email

/** Shows the server's refusal of the email: at its field, or of this connection. */
export const refuseEmail = (error: CallError): Partial<Signup> =>
  refusedField(error) === 'email' ? { refusals: { email: error } } : { refusal: error }

/** Shows the server's refusal at its step and field. */
export function refuse(signup: Signup, thrown: unknown): Partial<Signup> {
  const error = errorOf(thrown)
  const field = refusedField(error)
  if (field) {
    const asked = field === 'email' && { offered: null }
    return {
      step: stepAsking(field),
      refusals: { [field]: error },
      returnTo: signup.step,
      ...asked,
    }
  }
  // The id was used with other content; the next attempt gets a new one.
  return { refusal: error, ...(error.code === 'signup.id-taken' && { id: signup.newId() }) }
}
