import { type RefObject, useEffect, useRef, useState } from 'react'
import { TAKEN_OVER } from './taken-over.ts'

type Early<T> = { readonly ref: RefObject<T | null>; readonly 'data-early': '' }

/**
 * For what may be pressed on a rendered page before any script runs: such a press is kept, and done again as
 * soon as this says that it can answer. On a part of a page, such as a form, it stands for all of its buttons.
 */
export function useEarly<T extends HTMLElement>(): Early<T> {
  const ref = useRef<T>(null)
  const [drawn, setDrawn] = useState(false)
  // Once more, so that what was typed early has been taken in before anything is pressed.
  useEffect(() => {
    if (drawn) ref.current?.dispatchEvent(new Event(TAKEN_OVER, { bubbles: true }))
    else setDrawn(true)
  }, [drawn])
  return { ref, 'data-early': '' }
}
