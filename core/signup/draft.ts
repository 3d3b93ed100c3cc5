import type { MemberId } from '../accounts/account.ts'
import type { DetailField, Details, Gender, ProfileKind, Sexuality } from '../profiles/profile.ts'

/** Spec §2: the steps of signing up; its personal info and its about me are asked one question at a time. */
export const SIGNUP_STEPS = [
  'message',
  'photo',
  'location',
  'name',
  'birthDate',
  'email',
  'password',
  'preference',
  'about',
] as const
export type SignupStep = (typeof SIGNUP_STEPS)[number]

/** Whom the first message is for; what it is was said in words before. */
export type Addressee = { readonly id: MemberId; readonly kind: ProfileKind }

/** What a visitor has filled in so far. Empty is an empty text, so that forms and drafts are one shape. */
export type SignupDraft = {
  readonly to: Addressee | null
  readonly message: string
  readonly acknowledged: boolean
  readonly country: string
  readonly region: string
  readonly town: string
  readonly name: string
  readonly email: string
  readonly password: string
  /** `YYYY-MM-DD`. */
  readonly birthDate: string
  readonly gender: Gender | null
  readonly sexuality: Sexuality | null
  readonly about: string
  readonly interests: readonly string[]
  readonly details: Details
}

/** What can be wrong with a draft; a detail of a profile is a field of its own. */
export type DraftField =
  | Exclude<keyof SignupDraft, 'to' | 'country' | 'region' | 'details'>
  | DetailField

/** The fields each step asks for. The photo itself stays in the browser until there is a member to keep it for. */
export const STEP_FIELDS = {
  message: ['message', 'acknowledged'],
  photo: [],
  location: ['town'],
  name: ['name'],
  birthDate: ['birthDate'],
  email: ['email'],
  password: ['password'],
  preference: ['gender', 'sexuality'],
  about: ['about', 'interests', 'relationship', 'hair', 'eyes', 'body', 'tattoos', 'reason'],
} as const satisfies Record<SignupStep, readonly DraftField[]>

/** The steps for this draft: without somebody to write to, there is no first message. */
export const stepsOf = ({ to }: Pick<SignupDraft, 'to'>): readonly SignupStep[] =>
  SIGNUP_STEPS.filter((step) => to || step !== 'message')

/** A draft with nothing filled in. */
export const emptyDraft = (to: Addressee | null, country: string): SignupDraft => ({
  to,
  message: '',
  acknowledged: false,
  country,
  region: '',
  town: '',
  name: '',
  email: '',
  password: '',
  birthDate: '',
  gender: null,
  sexuality: null,
  about: '',
  interests: [],
  details: {},
})
