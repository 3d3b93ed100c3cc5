import { treaty } from '@elysiajs/eden'
import type { Api } from '#api/app.ts'
import type { RequestError } from '#api/http/status.ts'
import type { DomainError } from '#core/errors.ts'
import { isChunkFailure } from './chunk-reload.ts'
import { observedFetch } from './observed-fetch.ts'
import { retryingFetch } from './retrying-fetch.ts'

/** All errors that can be shown after a failed call. */
export type CallError =
  | DomainError
  | RequestError
  | { readonly code: 'network' }
  | { readonly code: 'cookies.blocked' }

/** A refused call, as thrown by queries and machines. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly error: CallError
  /** The status of the response; `null` if there was none. */
  readonly status: number | null
  constructor(error: CallError, status: number | null) {
    super(error.code)
    this.error = error
    this.status = status
  }
}

type Calls = (...call: Parameters<typeof fetch>) => Promise<Response>

let calls: Calls = observedFetch(retryingFetch(fetch))

/** Replaces the fetcher: on the server, where the API is in-process, and in stories. */
export function setFetcher(answer: Calls): void {
  calls = answer
}

/** The API client, typed by the API itself. */
export const api = treaty<Api>(globalThis.location?.origin ?? 'http://localhost', {
  fetcher: Object.assign<Calls, Pick<typeof fetch, 'preconnect'>>((...call) => calls(...call), {
    preconnect: fetch.preconnect,
  }),
  headers: { 'x-request-type': 'client' },
  // Dates stay strings: responses are embedded in rendered pages as JSON.
  parseDate: false,
}).api

type Answer<T> = { readonly data: T; readonly error: unknown; readonly status: number }

/** The data of a call; throws a `Refusal` if it was refused. */
export async function answered<T>(call: Promise<Answer<T>>): Promise<NonNullable<T>> {
  const { data, error } = await call
  if (data !== null && data !== undefined && error === null) return data
  throw new Refusal(errorOf(error), statusOf(error))
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Validates an id from the URL before it is put in a path: `..` or a blank would change the path. */
export function idOf(said: string): string {
  if (ID.test(said)) return said
  // As the API answers an invalid id in a path.
  throw new Refusal({ code: 'not-found' }, 404)
}

/**
 * The refusal in a thrown value. A call or a chunk that failed, and a response without a problem, count as a network
 * error; any other error is one of our own code.
 */
export function errorOf(thrown: unknown): CallError {
  if (thrown instanceof Refusal) return thrown.error
  if (typeof thrown !== 'object' || thrown === null) return { code: 'internal' }
  const isCall = 'value' in thrown
  const value = isCall ? thrown.value : thrown
  if (isProblem(value)) return value
  return { code: isCall || isChunkFailure(thrown) ? 'network' : 'internal' }
}

/** The status of the API's refusal in a thrown value; `null` if the API did not answer. */
export function statusOf(thrown: unknown): number | null {
  if (thrown instanceof Refusal) return thrown.status
  const { value, status } = Object(thrown)
  return isProblem(value) && typeof status === 'number' ? status : null
}

/** Whether a call had no answer of its own, so that it may have been carried out all the same. */
export function isUnanswered(thrown: unknown): boolean {
  const status = statusOf(thrown)
  return status === null || status >= 500
}

/** Whether the same call may succeed later: no answer, session ended, too many requests of any kind. */
export function isTransient(thrown: unknown): boolean {
  const error = errorOf(thrown)
  // Of their statuses, 403 may be permanent, and 429 the limit of what was asked for.
  const isOfRequest = 'authentication_required' in error || error.code === 'requests.too-many'
  return isOfRequest || isUnanswered(thrown)
}

/** Whether it was not found, or not for this viewer, including an invalid id. */
export const isMissing = (thrown: unknown): boolean => statusOf(thrown) === 404

/** Whether it is not any more what the call was about: somebody changed it first. */
export const isOvertaken = (thrown: unknown): boolean => statusOf(thrown) === 409

/** Whether what was sent is refused for itself, and would be again. */
export const isUnfit = (thrown: unknown): boolean => [413, 422].includes(statusOf(thrown) ?? 0)

// Safe cast: the API's types guarantee it.
const isProblem = (value: unknown): value is CallError =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Error) &&
  'code' in value &&
  typeof value.code === 'string'
