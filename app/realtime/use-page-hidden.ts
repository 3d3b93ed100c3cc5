import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { BOUNCE_PARAMETER, bounceMark } from '#core/site/pages/page-bounce.ts'
import { useConsumedParameter } from '../shared/use-consumed-parameter.ts'

const PATH = '/api/page-hidden.php'

/** The landing page of a URL with `lb`, and its label. */
type Arrival = { readonly path: string; readonly mark: string }

/**
 * Spec §7: sends a beacon when a member's page is hidden, once each time. Still on the landing page of a URL with
 * `lb`, it is a bounce, and the beacon has the label.
 */
export function usePageHidden(member: string | null): void {
  const { history } = useRouter()
  const arrival = useRef<Arrival | null>(null)
  useConsumedParameter(BOUNCE_PARAMETER, (lb) => {
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
