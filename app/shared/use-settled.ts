import { useEffect, useState } from 'react'
import type { Millis } from '#core/shared/time.ts'

/** A value once it has been left alone for a while, so that not every step of a change is asked about. */
export function useSettled<T>(value: T, after: Millis): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), after)
    return () => clearTimeout(timer)
  }, [value, after])
  return settled
}
