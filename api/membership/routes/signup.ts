import { Elysia, t } from 'elysia'
import { offerEmail } from '#core/membership/signup/offer-email.ts'
import { signUp } from '#core/membership/signup/sign-up.ts'
import type { Ports } from '#core/ports.ts'
import { type DetailField, GENDERS, SEXUALITIES } from '#core/profiles/profile.ts'
import { LOCALES } from '#core/site/locales.ts'
import { withCampaign } from '#core/site/pages/niche.ts'
import { Email } from '../../accounts/shapes/credentials.ts'
import { UserAnswer, userOf } from '../../accounts/shapes/user.ts'
import { DONE, Done, NewId, Nullable, OneOf } from '../../basics.ts'
import { browserOf, setSessionCookie } from '../../http/cookies.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { Problem, statusOf } from '../../http/problem.ts'
import {
  bandOf,
  SearchedAgesShape,
  searchedAgesOf,
  WishesShape,
} from '../../profiles/shapes/profile.ts'
import { AddresseeShape, DetailsShape, TrackingShape } from '../shapes/draft.ts'

const Words = (maxLength: number) => t.String({ maxLength })

/** Spec §3, Signup form draft, and the other fields of the five steps; texts may be empty. */
const SignupBody = t.Object({
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

/** Signup. */
export const signup = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/signup', tags: ['Accounts'] })
    .use(session(ports, http))
    .post(
      '/email',
      async ({ site, body, request, status }) => {
        const { tracking = {}, ...rest } = body
        const { slug, ...marks } = tracking
        const offered = await offerEmail(ports, {
          ...rest,
          tracking: withCampaign(marks, slug),
          site: site.settings,
          address: http.clientAddress(request),
        })
        return offered.ok ? DONE : status(statusOf(offered.error), offered.error)
      },
      {
        body: t.Object({ id: NewId, email: Email, tracking: t.Optional(TrackingShape) }),
        response: { 200: Done, 403: Problem, 409: Problem, 422: Problem, 429: Problem },
        detail: {
          summary:
            'Whether a signup with this email would be refused; counts as the try of the signup with this id',
        },
      },
    )
    .post(
      '',
      async ({ site, body, request, set, status }) => {
        const { id, language, tracking, date_of_birth, signup_message, ...rest } = body
        const { sensitive_consent: consent, searched_ages, within, line = '', ...draft } = rest
        const { slug, ...marks } = tracking ?? {}
        const signed = await signUp(ports, {
          id,
          language,
          tracking: withCampaign(marks, slug),
          draft: {
            ...draft,
            consent,
            line,
            ...(searched_ages && { ages: searchedAgesOf(searched_ages) ?? undefined }),
            ...(within && { within: bandOf(within) }),
            message: signup_message,
            birthDate: date_of_birth,
            // The schema allows only the profile's own fields.
            details: draft.details as Readonly<Partial<Record<DetailField, string>>>,
          },
          site: site.settings,
          address: http.clientAddress(request),
          browser: browserOf(http, request),
        })
        if (!signed.ok) return status(statusOf(signed.error), signed.error)
        const { account, firstMessage } = signed.value
        setSessionCookie(http, set.headers, signed.value)
        return status(201, {
          ...(await userOf(ports, account, site)),
          first_message: firstMessage && {
            held: firstMessage.ok,
            refusal: firstMessage.ok ? null : firstMessage.error.code,
          },
        })
      },
      {
        body: SignupBody,
        response: {
          201: t.Composite([
            UserAnswer,
            t.Object({
              first_message: Nullable(
                t.Object({ held: t.Boolean(), refusal: Nullable(t.String()) }),
              ),
            }),
          ]),
          403: Problem,
          409: Problem,
          422: Problem,
          428: Problem,
          429: Problem,
        },
        detail: {
          summary: 'Sign up; for ten minutes a replay under the same id answers as the first time',
        },
      },
    )
