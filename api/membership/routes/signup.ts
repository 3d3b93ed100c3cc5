import { Elysia, t } from 'elysia'
import { offerEmail } from '#core/membership/signup/offer-email.ts'
import { signUp } from '#core/membership/signup/sign-up.ts'
import type { Ports } from '#core/ports.ts'
import { withCampaign } from '#core/site/pages/niche.ts'
import { Email } from '../../accounts/shapes/credentials.ts'
import { UserAnswer, userOf } from '../../accounts/shapes/user.ts'
import { DONE, Done, NewId, Nullable } from '../../basics.ts'
import { browserOf, setSessionCookie } from '../../http/cookies.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { PROFILE_CODES } from '../../profiles/shapes/profile.ts'
import { TrackingShape } from '../shapes/draft.ts'
import { draftOf, SignupBody } from '../shapes/signup.ts'

const SIGNUP_REFUSALS = refusals(
  'email.missing',
  'email.invalid',
  'email.too-long',
  'email.taken',
  'password.missing',
  'password.too-short',
  'password.too-long',
  'password.common',
  'password.personal',
  'signup.closed',
  'signup.refused',
  'signup.id-taken',
  'signup.too-many',
  'birth-date.missing',
  'birth-date.incomplete',
  'birth-date.invalid',
  'birth-date.too-young',
  'gender.missing',
  'message.too-long',
  'chat.acknowledge-first',
  ...PROFILE_CODES,
)

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
        response: {
          200: Done,
          ...refusals(
            'email.missing',
            'email.invalid',
            'email.too-long',
            'email.taken',
            'signup.closed',
            'signup.refused',
            'signup.too-many',
          ),
        },
        detail: {
          summary:
            'Whether a signup with this email would be refused; counts as the try of the signup with this id',
        },
      },
    )
    .post(
      '',
      async ({ site, body, request, set, status }) => {
        const { id, language, tracking } = body
        const { slug, ...marks } = tracking ?? {}
        const signed = await signUp(ports, {
          id,
          language,
          tracking: withCampaign(marks, slug),
          draft: draftOf(body),
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
          ...SIGNUP_REFUSALS,
        },
        detail: {
          summary: 'Sign up; for ten minutes a replay under the same id answers as the first time',
        },
      },
    )
