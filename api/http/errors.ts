import { Elysia, ParseError, ValidationError } from 'elysia'
import { Overloaded, Unavailable } from '#core/shared/result.ts'
import { MISSING } from '../basics.ts'
import { LoginRequired } from './guards/access.ts'
import type { Http } from './http.ts'
import { requestFacts } from './logs/access-log.ts'
import { failureFacts } from './logs/failure-facts.ts'
import { stackFrames } from './logs/stack-frames.ts'
import { statusOf } from './problem.ts'
import { NoObject, TooLarge } from './read-json.ts'
import { setRetryAfter } from './retry-after.ts'
import type { RequestError } from './status.ts'

/** TypeBox's error type for an unknown field. */
const NOT_ASKED_FOR = 42

/** Codes of a disk that is full, failing or read-only, of files and of the sandbox's own database. */
const DISKS_OWN = /^(EDQUOT|EIO|ENOSPC|EROFS|SQLITE_(CANTOPEN|FULL|IOERR|READONLY)\w*)$/

/** Whether the storage failed, database or disk: a retry may work. */
const isStorageFailure = (thrown: unknown): boolean =>
  thrown instanceof Unavailable || DISKS_OWN.test(String(Object(thrown).code))

type Invalid = ValidationError['all'][number]

/** Of a body with two forms, the errors of the one it comes closest to. */
function closest(one: Invalid): readonly Invalid[] {
  if (!('errors' in one) || one.errors.length === 0) return [one]
  const forms = one.errors.map((errors) => [...errors].flatMap(closest))
  return forms.reduce((least, form) => (form.length < least.length ? form : least))
}

type Query = Readonly<Record<string, unknown>>

/** The number of a query that is out of range: Elysia reports it without its name. */
const numbersLike = (value: unknown, query: Query): string[] =>
  Object.keys(query).filter((name) => Number(query[name]) === value)

/** Only names of our own invalid fields: never values, nor names made up by the client. */
const fieldsOf = (error: ValidationError): string[] => [
  ...new Set(
    error.all
      .flatMap(closest)
      .flatMap((one) =>
        'path' in one && one.type !== NOT_ASKED_FOR ? one.path.replace(/^\//, '') : [],
      ),
  ),
]

/** Maps an error to a response: a code, without message, stack or cause. */
function problemOf(code: unknown, error: unknown, query: Query): RequestError {
  if (error instanceof ValidationError) {
    if (error.type === 'response') return { code: 'internal' }
    // An invalid path parameter is 404; its schema names the code.
    if (error.type === 'params') return { code: error.valueError?.schema?.[MISSING] ?? 'not-found' }
    const isNumber = error.type === 'property'
    const fields = isNumber ? numbersLike(error.valueError?.value, query) : fieldsOf(error)
    return { code: 'request.invalid', fields }
  }
  if (error instanceof ParseError && error.cause instanceof TooLarge) {
    return { code: 'request.too-large' }
  }
  if (error instanceof ParseError && error.cause instanceof NoObject) {
    return { code: 'request.body' }
  }
  if (code === 'PARSE' || code === 'INVALID_COOKIE_SIGNATURE' || code === 'INVALID_FILE_TYPE') {
    return { code: 'request.invalid', fields: [] }
  }
  if (code === 'NOT_FOUND') return { code: 'not-found' }
  if (error instanceof Overloaded || isStorageFailure(error)) return { code: 'busy' }
  return { code: 'internal' }
}

/** Maps everything thrown to a problem, and logs unexpected errors without private data. */
export const errors = ({ log }: Http) =>
  new Elysia({ name: 'errors' }).onError(
    { as: 'global' },
    ({ code, error, set, request, query }) => {
      const cause = error instanceof ParseError ? error.cause : error
      if (cause instanceof LoginRequired) {
        set.status = 403
        set.headers['cache-control'] = 'no-store'
        return cause.problem
      }
      const problem = problemOf(code, error, query)
      const facts = () => ({
        ...failureFacts(error),
        method: request.method,
        ...requestFacts(request),
        where: stackFrames(error),
      })
      if (problem.code === 'internal') log('error', 'surprise', facts())
      if (isStorageFailure(error)) log('error', 'storage.unavailable', facts())
      set.status = statusOf(problem)
      setRetryAfter(set.headers, problem)
      return problem
    },
  )
