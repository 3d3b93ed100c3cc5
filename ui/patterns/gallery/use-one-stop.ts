import { type RefObject, useEffect } from 'react'

/** Of a carousel's slides only the one that is seen is a tab stop; the focus follows from one to the next. */
export function useOneStop(strip: RefObject<HTMLElement | null>, at: number): void {
  useEffect(() => {
    const slides = [...(strip.current?.children ?? [])]
    const within = slides.some((slide) => slide.contains(document.activeElement))
    for (const [place, slide] of slides.entries()) {
      const controls = slide.querySelectorAll<HTMLElement>('a, button')
      for (const control of controls) control.tabIndex = place === at ? 0 : -1
      if (within && place === at && !slide.contains(document.activeElement))
        controls[0]?.focus({ preventScroll: true })
    }
  })
}
