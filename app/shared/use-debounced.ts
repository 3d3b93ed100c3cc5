import { useEffect, useState } from 'react'
import type { Millis } from '#core/shared/time.ts'

/** A debounced value. */
export function useDebounced<T>(value: T, after: Millis): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), after)
    return () => clearTimeout(timer)
  }, [value, after])
  return settled
}
