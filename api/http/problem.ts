import { t } from 'elysia'
import type { DomainError, ErrorCode } from '#core/errors.ts'

/** Refusals of the HTTP layer, before any use case. */
export type RequestError =
  | { readonly code: 'request.invalid'; readonly fields: readonly string[] }
  | { readonly code: 'request.foreign-origin' }
  | { readonly code: 'request.content-type' }
  | { readonly code: 'request.too-large' }
  | { readonly code: 'requests.too-many'; readonly seconds: number }
  | { readonly code: 'not-found' }
  | { readonly code: 'busy' }
  | { readonly code: 'internal' }

/** The HTTP status of every refusal; a new code without one does not compile. */
const STATUS = {
  'request.invalid': 422,
  'request.foreign-origin': 403,
  'request.content-type': 415,
  'request.too-large': 413,
  'requests.too-many': 429,
  'not-found': 404,
  busy: 503,
  internal: 500,

  'authentication.required': 403,
  'login.failed': 401,
  'login.blocked': 429,
  'login.locked': 429,
  'email.missing': 422,
  'email.invalid': 422,
  'email.taken': 409,
  'email.not-found': 404,
  'email.unchanged': 422,
  'password.missing': 422,
  'password.too-short': 422,
  'password.too-long': 422,
  'password.common': 422,
  'password.personal': 422,
  'password.old-wrong': 403,
  'link.invalid': 410,
  'reset.id-taken': 409,
  'mails.too-many': 429,
  'tries.too-many': 429,
  'account.not-deleted': 409,
  'account.deleted': 403,
  'account.banned': 403,
  'site.unknown': 404,
  'site.joined': 409,
  'site.not-shown': 409,
  'time-zone.unknown': 422,
  'time-zone.too-soon': 429,
  'quiet-hours.empty': 422,

  'signup.closed': 403,
  'signup.id-taken': 409,
  'signup.too-many': 429,
  'birth-date.missing': 422,
  'birth-date.invalid': 422,
  'birth-date.too-young': 422,

  'name.missing': 422,
  'name.too-short': 422,
  'name.too-long': 422,
  'name.is-email': 422,
  'name.starts-with-at': 422,
  'name.has-contact': 422,
  'name.unreadable': 422,
  'name.reserved': 422,
  'about.too-long': 422,
  'about.has-contact': 422,
  'interests.too-many': 422,
  'detail.unknown': 422,
  'place.missing': 422,
  'place.unknown': 422,
  'moves.too-many': 429,
  'gender.missing': 422,
  'sexuality.missing': 422,
  'consent.missing': 422,
  'interests.unknown': 422,
  'profile.not-found': 404,

  'photo.not-a-picture': 422,
  'photo.heic': 422,
  'photo.too-large': 413,
  'photo.too-many-pixels': 422,
  'photo.not-first': 409,
  'photo.limit-reached': 409,
  'photo.not-found': 404,
  'photo.id-taken': 409,
  'photo.not-shown-yet': 409,

  'search.closed': 403,
  'search.cursor-invalid': 422,
  'swipe.limit-reached': 429,
  'blocks.too-many': 429,
  'like.self': 422,
  'likes.too-many': 429,

  'credits.insufficient': 402,
  'message.empty': 422,
  'message.too-long': 422,
  'message.id-taken': 409,
  'message.price-changed': 409,
  'message.answers-nothing': 422,
  'message.not-found': 404,
  'chat.not-found': 404,
  'chat.closed': 409,
  'chat.free-limit': 402,
  'chat.acknowledge-first': 428,
  'chat.self': 422,

  'discount.not-found': 404,
  'discount.used': 409,
  'discount.expired': 410,
  'discount.not-for-this-order': 422,
  'orders.closed': 403,
  'bundle.not-found': 404,
  'payment-method.not-available': 422,
  'order.not-found': 404,
  'order.id-taken': 409,
  'order.not-payable': 409,
  'order.price-changed': 409,
  'payment.id-taken': 409,
  'payment.not-found': 404,
  'payment.unknown': 409,
  'payment.amount-mismatch': 409,
  'payment.provider-unreachable': 503,
  'refund.id-taken': 409,
  'refund.not-possible': 409,
  'refund.changed': 409,
  'webhook.untrusted': 403,
  'webhook.invalid': 422,

  'account-holder.invalid': 422,
  'iban.invalid': 422,
  'iban.not-sepa': 422,
  'street.missing': 422,
  'house-number.invalid': 422,
  'zip.invalid': 422,
  'city.missing': 422,
  'phone.invalid': 422,
  'directdebit.not-found': 404,
  'directdebit.id-taken': 409,
  'directdebit.blocked': 409,
  'directdebit.limit-reached': 429,
  'directdebit.too-soon': 429,
  'directdebit.signed': 409,
  'code.invalid': 422,
  'code.expired': 410,

  'block.self': 422,
  'report.self': 422,
  'report.note-too-long': 422,
  'report.id-taken': 409,
  'report.too-many': 429,
  'report.paused': 429,
  'report.not-found': 404,
  'complaint.empty': 422,
  'complaint.too-long': 422,
  'complaint.no-place': 422,
  'complaint.no-name': 422,
  'complaint.no-good-faith': 422,
  'complaint.id-taken': 409,
  'complaint.too-many': 429,
  'complaint.not-found': 404,
  'withdrawal.incomplete': 422,
  'withdrawal.too-long': 422,
  'withdrawal.id-taken': 409,
  'withdrawal.too-many': 429,
  'withdrawal.not-found': 404,
  'push.unknown-service': 422,
} as const satisfies Record<ErrorCode | RequestError['code'], number>

type Refusal = DomainError | RequestError
export type RefusalCode = Refusal['code']
type Code = Refusal['code']

/** Temporary refusals: with `Retry-After`. */
type Passing = { [C in Code]: (typeof STATUS)[C] extends 429 | 503 ? C : never }[Code]

/** Those without a duration of their own. */
type Untimed = {
  [C in Passing]: Extract<Refusal, { code: C }> extends { minutes: number } | { seconds: number }
    ? never
    : C
}[Passing]

/** Default `Retry-After` in seconds; a new code without one does not compile. */
const RETRY_AFTER: Readonly<Record<Untimed, number>> = {
  busy: 2,
  'payment.provider-unreachable': 30,
  'directdebit.limit-reached': 3600,
  'report.too-many': 3600,
}

/** `Retry-After` of a refusal in seconds; `null` if a retry is useless (RFC 9110 §10.2.3). */
export function retryAfter(refusal: Refusal): number | null {
  const wait: Readonly<Record<string, number>> = RETRY_AFTER
  if (STATUS[refusal.code] !== 429 && STATUS[refusal.code] !== 503) return null
  if ('seconds' in refusal) return refusal.seconds
  return 'minutes' in refusal ? refusal.minutes * 60 : (wait[refusal.code] ?? null)
}

/** The HTTP status of a refusal. */
export const statusOf = <E extends Refusal>({ code }: E): (typeof STATUS)[E['code']] =>
  STATUS[code as E['code']]

/** The same by code. */
export const statusOfCode = (code: RefusalCode): number => STATUS[code]

/** A refusal on the wire: the core's error, unchanged. */
export const Problem = t.Object({ code: t.String() }, { additionalProperties: true })

/** For routes with a single refusal: Elysia would treat its facts as excess keys. */
export const problemOf = (error: Refusal): typeof Problem.static => error
