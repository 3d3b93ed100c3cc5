import type { TUnsafe } from '@sinclair/typebox'
import { t } from 'elysia'
import type { DomainError } from '#core/errors.ts'
import { type RequestError, STATUS } from './status.ts'

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

/** Where a refusal's schema says its codes, for the OpenAPI document. */
export const CODES = 'x-codes'

/** To the compiler a route may answer any of its codes under each of their statuses: a use case returns them all at once. */
type Refused<C extends RefusalCode> = { [S in (typeof STATUS)[C]]: TUnsafe<{ code: C }> }

/**
 * The responses of a route that refuses with these codes, each under its status. What a use case may refuse with and is
 * not among them does not compile.
 */
export function refusals<const C extends RefusalCode>(...codes: readonly C[]): Refused<C> {
  const byStatus = Object.groupBy(codes, (code) => STATUS[code])
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, of]) => [status, t.Unsafe({ ...Problem, [CODES]: of })]),
  ) as Refused<C>
}

/** For routes with a single refusal: Elysia would treat its facts as excess keys. */
export const problemOf = <E extends Refusal>(error: E): { code: E['code'] } => error
