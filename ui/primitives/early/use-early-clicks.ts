import { type RefObject, useEffect, useRef, useState } from 'react'
import { HYDRATED } from './hydrated.ts'

type Early<T> = { readonly ref: RefObject<T | null>; readonly 'data-early': '' }

/**
 * For elements clickable before hydration: clicks are recorded, and replayed once this reports hydration. On a part
 * of a page, such as a form, it covers all of its buttons.
 */
export function useEarlyClicks<T extends HTMLElement>(): Early<T> {
  const ref = useRef<T>(null)
  const [hydrated, setHydrated] = useState(false)
  // One more turn, so that earlier input is applied before clicks.
  useEffect(() => {
    if (hydrated) ref.current?.dispatchEvent(new Event(HYDRATED, { bubbles: true }))
    else setHydrated(true)
  }, [hydrated])
  return { ref, 'data-early': '' }
}
