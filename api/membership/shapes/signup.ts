import { t } from 'elysia'
import type { SignupDraft } from '#core/membership/signup/draft.ts'
import { type DetailField, GENDERS, SEXUALITIES } from '#core/profiles/profile.ts'
import { LOCALES } from '#core/site/locales.ts'
import { Email } from '../../accounts/shapes/credentials.ts'
import { NewId, Nullable, OneOf } from '../../basics.ts'
import {
  bandOf,
  SearchedAgesShape,
  searchedAgesOf,
  WishesShape,
} from '../../profiles/shapes/profile.ts'
import { AddresseeShape, DetailsShape, TrackingShape } from './draft.ts'

const Words = (maxLength: number) => t.String({ maxLength })

/** Spec §3, Signup form draft, and the other fields of the five steps; texts may be empty. */
export const SignupBody = t.Object({
  id: NewId,
  email: Email,
  name: Words(300),
  password: Words(400),
  date_of_birth: Words(20),
  gender: Nullable(OneOf(GENDERS)),
  sexuality: Nullable(OneOf(SEXUALITIES)),
  /** Explicit consent to using the orientation for matching; required for an account. */
  sensitive_consent: t.Boolean(),
  signup_message: Words(20_000),
  /** One's own sentence, where nobody is written to. */
  line: t.Optional(Words(20_000)),
  to: Nullable(AddresseeShape),
  acknowledged: t.Boolean(),
  country: Words(2),
  region: Words(120),
  town: Words(120),
  about: Words(20_000),
  interests: t.Array(Words(60), { maxItems: 100 }),
  details: DetailsShape,
  /** Whom one wishes to meet, where a page asked it. */
  within: t.Optional(WishesShape.properties.within),
  searched_ages: t.Optional(SearchedAgesShape),
  language: OneOf(LOCALES),
  tracking: t.Optional(TrackingShape),
})

/** The draft of a body. */
export function draftOf(body: typeof SignupBody.static): SignupDraft {
  const { date_of_birth, signup_message, sensitive_consent, details, line = '', ...rest } = body
  const { id: _, language: __, tracking: ___, searched_ages, within, ...draft } = rest
  return {
    ...draft,
    consent: sensitive_consent,
    message: signup_message,
    birthDate: date_of_birth,
    line,
    ages: searchedAgesOf(searched_ages ?? null) ?? undefined,
    within: bandOf(within ?? null) ?? undefined,
    // The schema allows only the profile's own fields.
    details: details as Readonly<Partial<Record<DetailField, string>>>,
  }
}
