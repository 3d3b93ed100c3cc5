import { errorName } from '#core/shared/result.ts'
import type { LogFacts } from './log.ts'

/** Error code of a database or system: no message, no value. */
const CODE = /^[A-Z0-9_ ]{3,60}$/i

/** What may be logged of an error: its name and code. */
export function failureFacts(thrown: unknown): LogFacts {
  const name = errorName(thrown)
  const code = String(Object(thrown).code ?? '')
  return CODE.test(code) ? { name, code } : { name }
}
