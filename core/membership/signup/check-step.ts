import { checkEmail, type Domains } from '../../accounts/email.ts'
import { checkPassword, type PasswordError } from '../../accounts/password.ts'
import type { DomainError } from '../../errors.ts'
import { checkDetails, checkInterests, sexualitiesOf } from '../../profiles/fields.ts'
import { checkAbout, checkLine, checkName, type NameError } from '../../profiles/name.ts'
import { needsAcknowledgement } from '../../profiles/profile.ts'
import type { Result } from '../../shared/result.ts'
import { isBlank, isLonger } from '../../shared/text.ts'
import type { Instant } from '../../shared/time.ts'
import { isCountry } from '../../site/countries.ts'
import { LAST_COUNTRY } from '../../site/country-day.ts'
import type { Settings } from '../../site/settings.ts'
import { type BirthDateError, checkBirthDate, minimumAgeOf } from './age.ts'
import type { DraftField, SignupDraft, SignupStep } from './draft.ts'

/** Validation errors of a draft. */
export type DraftError =
  | NameError
  | PasswordError
  | BirthDateError
  | Extract<
      DomainError,
      {
        code:
          | 'message.too-long'
          | 'chat.acknowledge-first'
          | 'place.missing'
          | 'place.unknown'
          | 'email.missing'
          | 'email.invalid'
          | 'email.too-long'
          | 'gender.missing'
          | 'sexuality.missing'
          | 'consent.missing'
          | 'about.too-long'
          | 'about.has-contact'
          | 'line.too-long'
          | 'line.has-contact'
          | 'interests.too-many'
          | 'interests.unknown'
          | 'detail.unknown'
      }
    >

/** Errors by field; empty if valid. */
export type Refusals = Readonly<Partial<Record<DraftField, DraftError>>>
/** What signup is checked by: settings of the site, and what the platform knows of domains. */
export type SignupRules = Pick<
  Settings,
  'name' | 'countries' | 'interests' | 'messageLength' | 'minimumAge'
> & { readonly domains: Domains }

type Checks = Record<SignupStep, (draft: SignupDraft, rules: SignupRules, now: Instant) => Refusals>

const refused = (field: DraftField, checked: Result<unknown, DraftError>): Refusals =>
  checked.ok ? {} : { [field]: checked.error }

const CHECKS: Checks = {
  message: ({ to, message, acknowledged }, { messageLength: limit }) => {
    const written = message.trim()
    const unread = to !== null && needsAcknowledgement(to.kind) && !acknowledged
    return {
      ...(isLonger(written, limit) && { message: { code: 'message.too-long', limit } }),
      ...(!isBlank(written) &&
        unread && { acknowledged: { code: 'chat.acknowledge-first', kind: to.kind } }),
    }
  },

  line: ({ line }) => refused('line', checkLine(line)),

  photo: () => ({}),

  location: ({ country, town }, { countries }) => {
    if (!isCountry(country) || !countries.includes(country))
      return { town: { code: 'place.unknown' } }
    return town.trim() === '' ? { town: { code: 'place.missing' } } : {}
  },

  personal: ({ name, email, birthDate, country }, rules, now) => {
    // Before a country is chosen, the one where days begin last: nobody gets in early.
    const where = isCountry(country) ? country : LAST_COUNTRY
    const asked = { minimum: minimumAgeOf(rules), country: where }
    return {
      ...refused('name', checkName(name, { email, site: rules.name })),
      ...refused('birthDate', checkBirthDate(birthDate, asked, now)),
    }
  },

  login: ({ email, password, name }, { domains, name: site }) => ({
    ...refused('email', checkEmail(domains, email)),
    ...refused(
      'password',
      checkPassword(password, { email: email.trim(), name: name.trim() }, [site]),
    ),
  }),

  preference: ({ gender, sexuality, consent }) => {
    const fits = sexuality && (!gender || sexualitiesOf(gender).includes(sexuality))
    return {
      ...(!gender && { gender: { code: 'gender.missing' } }),
      ...(!fits && { sexuality: { code: 'sexuality.missing' } }),
      ...(!consent && { consent: { code: 'consent.missing' } }),
    }
  },

  about: ({ about, interests, details }, rules) => {
    const checked = checkDetails(details)
    return {
      ...refused('about', checkAbout(about)),
      ...refused('interests', checkInterests(interests, rules.interests)),
      ...(!checked.ok && { [checked.error.field]: checked.error }),
    }
  },
}

/** Validates one step of a draft. Shared by form and server. */
export const checkStep = (
  step: SignupStep,
  draft: SignupDraft,
  rules: SignupRules,
  now: Instant,
): Refusals => CHECKS[step](draft, rules, now)
