import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { User } from '../accounts/account/queries.ts'
import { answered, api } from '../client/client.ts'
import { invalidate } from '../client/invalidate.ts'
import { ownTimeZone } from '../shared/time-zone.ts'

/** Reports the browser's time zone once: quiet hours and swipe days depend on it. */
export function useReportTimeZone(user: User | null): void {
  const queries = useQueryClient()
  const unreported = user !== null && user.time_zone === null
  useEffect(() => {
    if (!unreported) return
    answered(api['time-zone'].put({ time_zone: ownTimeZone() })).then(
      () => invalidate(queries, { type: 'time-zone' }),
      // The next page retries.
      () => undefined,
    )
  }, [unreported, queries])
}
