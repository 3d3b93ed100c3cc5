import type { MemberId } from '../../accounts/account.ts'
import type {
  DetailField,
  Details,
  Gender,
  ProfileKind,
  Sexuality,
} from '../../profiles/profile.ts'

/** Spec §2: the signup steps; personal info and about me have one question per screen. */
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

/** Recipient of the first message; its kind was shown before. */
export type Addressee = { readonly id: MemberId; readonly kind: ProfileKind }

/** A visitor's signup draft. Empty fields are '', so that forms and drafts have the same shape. */
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
  /** Consent to using gender and orientation for matching (GDPR, article 9). */
  readonly consent: boolean
  readonly about: string
  readonly interests: readonly string[]
  readonly details: Details
}

/** Fields that can have errors; each profile detail is its own field. */
export type DraftField =
  | Exclude<keyof SignupDraft, 'to' | 'country' | 'region' | 'details'>
  | DetailField

/** Fields of each step. The photo stays in the browser until the account exists. */
export const STEP_FIELDS = {
  message: ['message', 'acknowledged'],
  photo: [],
  location: ['town'],
  name: ['name'],
  birthDate: ['birthDate'],
  email: ['email'],
  password: ['password'],
  preference: ['gender', 'sexuality', 'consent'],
  about: ['about', 'interests', 'relationship', 'hair', 'eyes', 'body', 'tattoos', 'reason'],
} as const satisfies Record<SignupStep, readonly DraftField[]>

/** The steps of this draft: without a recipient, no first message. */
export const stepsOf = ({ to }: Pick<SignupDraft, 'to'>): readonly SignupStep[] =>
  SIGNUP_STEPS.filter((step) => to || step !== 'message')

/** An empty draft. */
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
  consent: false,
  about: '',
  interests: [],
  details: {},
})
