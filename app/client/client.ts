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
  constructor(error: CallError) {
    super(error.code)
    this.error = error
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
  throw new Refusal(errorOf(error))
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Validates an id from the URL before it is put in a path: `..` or a blank would change the path. */
export function idOf(said: string): string {
  if (ID.test(said)) return said
  throw new Refusal({ code: 'request.invalid', fields: ['id'] })
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

const TRANSIENT = new Set<CallError['code']>([
  'network',
  'busy',
  'internal',
  'authentication.required',
  'requests.too-many',
])

/** Whether a retry may succeed: network error, 5xx, session ended. */
export const isTransient = ({ code }: CallError): boolean => TRANSIENT.has(code)

const MISSING = new Set<CallError['code']>([
  'not-found',
  'profile.not-found',
  'chat.not-found',
  'order.not-found',
  'complaint.not-found',
  'report.not-found',
  'request.invalid',
])

/** Whether it was not found, or not for this viewer, including an invalid id. */
export const isMissing = (thrown: unknown): boolean => MISSING.has(errorOf(thrown).code)

// Safe cast: the API's types guarantee it.
const isProblem = (value: unknown): value is CallError =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Error) &&
  'code' in value &&
  typeof value.code === 'string'
