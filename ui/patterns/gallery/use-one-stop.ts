import { type RefObject, useEffect } from 'react'

/**
 * Of a carousel only the slide that is seen is a tab stop, and the focus follows from one to the next. Its buttons are
 * for who points: the arrow keys do the same.
 */
export function useOneStop(strip: RefObject<HTMLElement | null>, at: number): void {
  useEffect(() => {
    const list = strip.current
    const slide = list?.children[at]
    for (const control of list?.parentElement?.querySelectorAll<HTMLElement>('a, button') ?? [])
      control.tabIndex = slide?.contains(control) ? 0 : -1
    const { activeElement: focused } = document
    if (list?.contains(focused) && !slide?.contains(focused))
      slide?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  })
}
