import { Elysia, ElysiaCustomStatusResponse } from 'elysia'
import type { Http } from './http.ts'
import { retryAfter } from './problem.ts'

type Headers = Record<string, string | number>
type Refused = Parameters<typeof retryAfter>[0]

/** Sets `Retry-After` for temporary refusals. */
export function setRetryAfter(headers: Headers, refusal: Refused): void {
  const seconds = retryAfter(refusal)
  if (seconds !== null) headers['retry-after'] = String(seconds)
}

/** The same for all refusals of a route; exceeded rate limits are logged. */
export const retryAfterHeader = ({ log }: Pick<Http, 'log'>) =>
  new Elysia({ name: 'retry-after' }).onAfterHandle(
    { as: 'global' },
    ({ responseValue, route, set }) => {
      if (!(responseValue instanceof ElysiaCustomStatusResponse)) return
      const { code, response } = responseValue
      // Safe cast: route schemas allow only problems as refusals.
      if (code !== 429 && code !== 503) return
      const refused = response as Refused
      setRetryAfter(set.headers, refused)
      if (code === 429) log('warn', 'security', { what: refused.code, route })
    },
  )
