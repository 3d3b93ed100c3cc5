import { type KeyboardEvent, useRef, useState } from 'react'

/** A carousel of equal slides: the current index, and how to change it. */
export function useSlides<Strip extends HTMLElement>(count: number, start = 0) {
  const strip = useRef<Strip>(null)
  const [at, setAt] = useState(start)

  const go = (index: number, behavior: ScrollBehavior = 'smooth') => {
    const slide = strip.current?.children[Math.min(count - 1, Math.max(0, index))]
    slide?.scrollIntoView({ block: 'nearest', inline: 'start', behavior })
  }
  const moved = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setAt(Math.round(Math.abs(scrollLeft) / clientWidth))
  }
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const turned = strip.current?.matches(':dir(rtl)') ? -step : step
    go(at + turned)
  }

  return { strip, at, go, moved, keys }
}
