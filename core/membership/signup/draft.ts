import type { MemberId } from '../../accounts/account.ts'
import type { Sought } from '../../profiles/fields.ts'
import type {
  DetailField,
  Details,
  Gender,
  ProfileKind,
  SearchedAges,
  Sexuality,
} from '../../profiles/profile.ts'
import type { DistanceBand } from '../../site/geo.ts'

/** Spec §2: the signup steps; personal info and about me have two screens each. */
export const SIGNUP_STEPS = [
  'message',
  'line',
  'photo',
  'location',
  'personal',
  'login',
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
  /** One's own sentence, asked of whoever writes to nobody yet. */
  readonly line: string
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
  /** Whom one looks for, said before one's own gender: the two give the orientation. Not sent. */
  readonly seeks?: Sought | undefined
  /** Ages and distance asked by a lander; absent if not asked. */
  readonly ages?: SearchedAges | undefined
  readonly within?: DistanceBand | null | undefined
}

/** Answers that a page asked for before the signup: they fill it in. */
export type Carried = Partial<
  Pick<
    SignupDraft,
    'message' | 'line' | 'town' | 'name' | 'interests' | 'seeks' | 'ages' | 'within'
  >
>

/** Fields that can have errors; each profile detail is its own field. */
export type DraftField =
  | Exclude<
      keyof SignupDraft,
      'to' | 'country' | 'region' | 'details' | 'seeks' | 'ages' | 'within'
    >
  | DetailField

/** Fields of each step. The photo stays in the browser until the account exists. */
export const STEP_FIELDS = {
  message: ['message', 'acknowledged'],
  line: ['line'],
  photo: [],
  location: ['town'],
  personal: ['name', 'birthDate'],
  login: ['email', 'password'],
  preference: ['gender', 'sexuality', 'consent'],
  about: ['about', 'interests', 'relationship', 'hair', 'eyes', 'body', 'tattoos', 'reason'],
} as const satisfies Record<SignupStep, readonly DraftField[]>

/** The steps of this draft: first a message, or without a recipient one's own line. */
export const stepsOf = ({ to }: Pick<SignupDraft, 'to'>): readonly SignupStep[] =>
  SIGNUP_STEPS.filter((step) => step !== (to ? 'line' : 'message'))

/** An empty draft. */
export const emptyDraft = (to: Addressee | null, country: string): SignupDraft => ({
  to,
  message: '',
  acknowledged: false,
  line: '',
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
