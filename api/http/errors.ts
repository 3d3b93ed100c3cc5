import { Elysia, ParseError, ValidationError } from 'elysia'
import { Overloaded } from '#core/shared/overloaded.ts'
import { Unavailable } from '#core/shared/unavailable.ts'
import { MISSING } from '../shapes/basics.ts'
import { failureFacts } from './failure-facts.ts'
import type { Http } from './http.ts'
import type { RequestError } from './problem.ts'
import { statusOf } from './problem.ts'
import { TooLarge } from './read-json.ts'
import { NotSignedIn } from './read-upload.ts'
import { setRetryAfter } from './retry-after.ts'
import { REFUSED } from './session.ts'
import { stackFrames } from './stack-frames.ts'

/** How TypeBox numbers the error of a field that a shape does not have. */
const NOT_ASKED_FOR = 42

/** Only the names of our own fields that are wrong: never what was sent in them, nor names that were made up. */
const fieldsOf = (error: ValidationError): string[] => [
  ...new Set(
    error.all.flatMap((one) =>
      'path' in one && one.type !== NOT_ASKED_FOR ? one.path.replace(/^\//, '') : [],
    ),
  ),
]

/** What an error is to the asker: a code, and nothing of its message, stack or cause. */
function problemOf(code: unknown, error: unknown): RequestError {
  if (error instanceof ValidationError) {
    if (error.type === 'response') return { code: 'internal' }
    // What cannot be in a path is not there; its shape says what that is called.
    if (error.type === 'params') return { code: error.valueError?.schema?.[MISSING] ?? 'not-found' }
    return { code: 'request.invalid', fields: fieldsOf(error) }
  }
  if (error instanceof ParseError && error.cause instanceof TooLarge) {
    return { code: 'request.too-large' }
  }
  if (code === 'PARSE' || code === 'INVALID_COOKIE_SIGNATURE' || code === 'INVALID_FILE_TYPE') {
    return { code: 'request.invalid', fields: [] }
  }
  if (code === 'NOT_FOUND') return { code: 'not-found' }
  if (error instanceof Overloaded || error instanceof Unavailable) return { code: 'busy' }
  return { code: 'internal' }
}

/** Maps all that is thrown to a problem, and writes surprises down without private data. */
export const errors = ({ log }: Http) =>
  new Elysia({ name: 'errors' }).onError({ as: 'global' }, ({ code, error, set, request }) => {
    if (error instanceof ParseError && error.cause instanceof NotSignedIn) {
      set.status = 403
      return REFUSED
    }
    const problem = problemOf(code, error)
    const facts = () => ({
      ...failureFacts(error),
      method: request.method,
      where: stackFrames(error),
    })
    if (problem.code === 'internal') log('error', 'surprise', facts())
    if (error instanceof Unavailable) log('error', 'storage.unavailable', facts())
    set.status = statusOf(problem)
    setRetryAfter(set.headers, problem)
    return problem
  })
