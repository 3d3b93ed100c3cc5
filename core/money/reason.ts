import { err, ok, type Result } from '../shared/result.ts'
import { isLonger } from '../shared/text.ts'
import type { OrderError } from './errors.ts'

/** Maximum length of the words with which an operator says why, for colleagues. */
export const REASON_LENGTH = 500

/** Why an operator moves money or credits, trimmed. */
export function reasonIn(
  typed: string,
): Result<string, Extract<OrderError, { code: 'reason.missing' | 'reason.too-long' }>> {
  const reason = typed.trim()
  if (reason === '') return err({ code: 'reason.missing' })
  return isLonger(reason, REASON_LENGTH)
    ? err({ code: 'reason.too-long', limit: REASON_LENGTH })
    : ok(reason)
}
