import { errorName, ReadOnly } from '#core/shared/result.ts'
import type { LogFacts } from './log.ts'

/** Error code of a database or system: no message, no value. */
const CODE = /^[A-Z0-9_ ]{3,60}$/i

/** While the database is being moved all work fails, and then goes on; once it was moved, this process has to end. */
export const failureLevel = (thrown: unknown): 'debug' | 'error' =>
  thrown instanceof ReadOnly && !thrown.forGood ? 'debug' : 'error'

/** What may be logged of an error: its name and code. */
export function failureFacts(thrown: unknown): LogFacts {
  const name = errorName(thrown)
  const code = String(Object(thrown).code ?? '')
  return CODE.test(code) ? { name, code } : { name }
}
