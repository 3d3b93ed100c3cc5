import { Elysia, ParseError, ValidationError } from 'elysia'
import { Overloaded } from '#core/shared/overloaded.ts'
import type { Http } from './http.ts'
import type { RequestError } from './problem.ts'
import { statusOf } from './problem.ts'
import { TooLarge } from './read-json.ts'
import { whereabouts } from './whereabouts.ts'

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
    const ours = error.type === 'response'
    return ours ? { code: 'internal' } : { code: 'request.invalid', fields: fieldsOf(error) }
  }
  if (error instanceof ParseError && error.cause instanceof TooLarge) {
    return { code: 'request.too-large' }
  }
  if (code === 'PARSE' || code === 'INVALID_COOKIE_SIGNATURE' || code === 'INVALID_FILE_TYPE') {
    return { code: 'request.invalid', fields: [] }
  }
  if (code === 'NOT_FOUND') return { code: 'not-found' }
  if (error instanceof Overloaded) return { code: 'busy' }
  return { code: 'internal' }
}

/** Maps all that is thrown to a problem, and writes surprises down without private data. */
export const errors = ({ log }: Http) =>
  new Elysia({ name: 'errors' }).onError({ as: 'global' }, ({ code, error, set, request }) => {
    const problem = problemOf(code, error)
    if (problem.code === 'internal') {
      const name = error instanceof Error ? error.name : 'unknown'
      log('error', 'surprise', { name, method: request.method, where: whereabouts(error) })
    }
    set.status = statusOf(problem)
    return problem
  })
