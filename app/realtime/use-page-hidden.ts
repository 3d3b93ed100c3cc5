import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { BOUNCE_PARAMETER, bounceMark } from '#core/site/page-bounce.ts'
import { useTakenParameter } from '../shared/use-taken-parameter.ts'

const PATH = '/api/page-hidden.php'

/** The page that an address with `lb` led to, and the mark it named. */
type Arrival = { readonly path: string; readonly mark: string }

/**
 * Spec §7: tells the server that a member's page was hidden, once each time. Whoever came by an address with `lb`
 * and is still on that page has bounced, and the beacon names the mark.
 */
export function usePageHidden(member: string | null): void {
  const { history } = useRouter()
  const arrival = useRef<Arrival | null>(null)
  useTakenParameter(BOUNCE_PARAMETER, (lb) => {
    const mark = bounceMark(lb)
    arrival.current = mark === null ? null : { path: history.location.pathname, mark }
  })

  useEffect(() => {
    if (member === null) return
    const tell = () => {
      if (document.visibilityState !== 'hidden') return
      const came = arrival.current
      const bounced = came?.path === history.location.pathname
      navigator.sendBeacon(
        bounced ? `${PATH}?${BOUNCE_PARAMETER}=${came.mark}` : PATH,
        new Blob(['{}'], { type: 'application/json' }),
      )
    }
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [member, history])
}
