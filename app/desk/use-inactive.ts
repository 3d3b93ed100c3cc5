import { useEffect, useState } from 'react'
import type { Millis } from '#core/shared/time.ts'

const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focus'] as const

/** Whether nothing was pressed, typed or scrolled in this tab for a while. */
export function useInactive(after: Millis): boolean {
  const [inactive, setInactive] = useState(false)
  useEffect(() => {
    let timer = setTimeout(() => setInactive(true), after)
    const act = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setInactive(true), after)
      setInactive(false)
    }
    for (const event of ACTIVITY) addEventListener(event, act, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const event of ACTIVITY) removeEventListener(event, act, { capture: true })
    }
  }, [after])
  return inactive
}
