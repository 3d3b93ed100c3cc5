import { SECOND } from '#core/shared/time.ts'
import type { Http } from '../http/http.ts'

/** How long a page waits for its data: about the cost of a phone's own round trips. */
const TIMEOUT = 2 * SECOND

export const pageTimeout = ({ pageTimeout = TIMEOUT }: Pick<Http, 'pageTimeout'>) => pageTimeout

/** A result for a page; `null` after the timeout, since a slow database must not hold back the page itself. */
export async function inTime<T>(
  http: Pick<Http, 'pageTimeout'>,
  result: Promise<T>,
): Promise<T | null> {
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(() => late.resolve(null), pageTimeout(http))
  return Promise.race([result, late.promise]).finally(() => clearTimeout(timer))
}
