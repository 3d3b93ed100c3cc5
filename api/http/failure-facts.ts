import type { LogFacts } from './log.ts'

/** A database's code for what went wrong, or a system's: no message, no value. */
const CODE = /^[A-Z0-9_ ]{3,60}$/i

/** What of something thrown may be written down: what it is called, and its code if it has one. */
export function failureFacts(thrown: unknown): LogFacts {
  const name = thrown instanceof Error ? thrown.name : 'unknown'
  const code = String(Object(thrown).code ?? '')
  return CODE.test(code) ? { name, code } : { name }
}
