import { treaty } from '@elysiajs/eden'
import type { Api } from '#api/app.ts'
import type { RequestError } from '#api/http/problem.ts'
import type { DomainError } from '#core/errors.ts'
import { persistent } from './persistent-fetch.ts'
import { watchful } from './watchful-fetch.ts'

/** Everything that can be told to a member when a call did not work out. */
export type CallError =
  | DomainError
  | RequestError
  | { readonly code: 'network' }
  | { readonly code: 'cookies.blocked' }

/** A refused call, as queries and machines throw it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly error: CallError
  constructor(error: CallError) {
    super(error.code)
    this.error = error
  }
}

type Calls = (...call: Parameters<typeof fetch>) => Promise<Response>

let calls: Calls = watchful(persistent(fetch))

/** Has calls answered another way: on the server, where the API is in the same process, and in stories. */
export function answerCallsBy(answer: Calls): void {
  calls = answer
}

/** The calls of the API, typed by the API itself. */
export const api = treaty<Api>(globalThis.location?.origin ?? 'http://localhost', {
  fetcher: Object.assign<Calls, Pick<typeof fetch, 'preconnect'>>((...call) => calls(...call), {
    preconnect: fetch.preconnect,
  }),
  headers: { 'x-request-type': 'client' },
  // Moments travel as text and stay text: a rendered page carries them as JSON, and must say the same.
  parseDate: false,
}).api

type Answer<T> = { readonly data: T; readonly error: unknown; readonly status: number }

/** What a call answered; throws a `Refusal` when it was refused. */
export async function answered<T>(call: Promise<Answer<T>>): Promise<NonNullable<T>> {
  const { data, error } = await call
  if (data !== null && data !== undefined && error === null) return data
  throw new Refusal(errorOf(error))
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An id that came out of an address, for the path of a call; the API would refuse what is none, but `..` or a blank leads elsewhere. */
export function idOf(said: string): string {
  if (ID.test(said)) return said
  throw new Refusal({ code: 'request.invalid', fields: ['id'] })
}

/** The refusal in any thrown thing, or a refusal as it is; an answer that is no problem of ours means the network. */
export function errorOf(thrown: unknown): CallError {
  if (thrown instanceof Refusal) return thrown.error
  if (typeof thrown !== 'object' || thrown === null) return { code: 'network' }
  const value = 'value' in thrown ? thrown.value : thrown
  return isProblem(value) ? value : { code: 'network' }
}

const TRANSIENT = new Set<CallError['code']>([
  'network',
  'busy',
  'internal',
  'authentication.required',
  'requests.too-many',
])

/** Whether the same may work later: no line, a server in trouble, a session that ended. It says nothing of what was asked. */
export const isTransient = ({ code }: CallError): boolean => TRANSIENT.has(code)

// The wire's codes are the core's own; the API's types promise it.
const isProblem = (value: unknown): value is CallError =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Error) &&
  'code' in value &&
  typeof value.code === 'string'
