import { useEffect, useEffectEvent } from 'react'

/** Delays beyond the limit of browser timers are split. */
const LONGEST = 3_600_000

/** Calls back at a given time, while the page is open. */
export function useRenewal(moment: string | null, onCome: () => void): void {
  const come = useEffectEvent(onCome)
  useEffect(() => {
    if (moment === null) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const left = Date.parse(moment) - Date.now()
      if (left <= 0) return come()
      timer = setTimeout(wait, Math.min(left + 500, LONGEST))
    }
    timer = setTimeout(wait, Math.min(Math.max(0, Date.parse(moment) - Date.now()) + 500, LONGEST))
    return () => clearTimeout(timer)
  }, [moment])
}
