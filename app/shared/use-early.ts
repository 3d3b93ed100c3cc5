import { type RefObject, useEffect, useRef } from 'react'
import { TAKEN_OVER } from '../boot.ts'

type Early<T> = { readonly ref: RefObject<T | null>; readonly 'data-early': '' }

/**
 * For what may be pressed on a rendered page before the app runs: such a press is kept, and done again as soon
 * as this says that it can answer. See `early.ts`.
 */
export function useEarly<T extends HTMLElement>(): Early<T> {
  const ref = useRef<T>(null)
  useEffect(() => {
    ref.current?.dispatchEvent(new Event(TAKEN_OVER, { bubbles: true }))
  }, [])
  return { ref, 'data-early': '' }
}
