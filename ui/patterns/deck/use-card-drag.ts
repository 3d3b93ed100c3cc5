import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { DECK_DRAG, DECK_TILT } from './drag-variables.ts'

/** Drag distances: for an answer, and to start dragging. */
const DECIDES = 110
const PULLS = 6
/** Flick: minimum velocity in pixels per millisecond, and distance. */
const FLICK = 0.5
const FLICKED = 32

type Pull = {
  readonly from: { readonly x: number; readonly y: number }
  x: number
  /** Velocity at the last move, in pixels per millisecond. */
  speed: number
  at: number
}

type Pulled = {
  readonly disabled: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Drags a card by style only, without re-rendering. */
export function useCardDrag({ disabled, onYes, onNo }: Pulled) {
  const pull = useRef<Pull | null>(null)
  const pulled = useRef(false)

  const lay = (card: HTMLElement, x: number, y: number) => {
    const lean = Math.max(-1, Math.min(1, x / DECIDES))
    card.style.translate = `${x}px ${y * 0.4}px`
    card.style.rotate = `${x / 24}deg`
    card.style.setProperty(DECK_TILT, `${lean}`)
    card.parentElement?.style.setProperty(DECK_DRAG, `${Math.abs(lean)}`)
    card.toggleAttribute('data-held', true)
  }
  const take = (event: PointerEvent<HTMLElement>) => {
    pulled.current = false
    if (event.button !== 0 || !event.isPrimary || disabled) return
    const from = { x: event.clientX, y: event.clientY }
    pull.current = { from, x: 0, speed: 0, at: event.timeStamp }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const held = pull.current
    if (!held) return
    const x = event.clientX - held.from.x
    const took = event.timeStamp - held.at
    if (took > 0) held.speed = (x - held.x) / took
    held.x = x
    held.at = event.timeStamp
    if (!pulled.current && Math.abs(x) < PULLS) return
    if (!pulled.current) event.currentTarget.setPointerCapture(event.pointerId)
    pulled.current = true
    lay(event.currentTarget, x, event.clientY - held.from.y)
  }
  const drop = (event: PointerEvent<HTMLElement>) => {
    const held = pull.current
    pull.current = null
    if (!held || !pulled.current) return
    const { x, speed } = held
    // A pause before release is no flick.
    const flick = event.timeStamp - held.at < 80 && Math.abs(x) >= FLICKED ? speed : 0
    if (x >= DECIDES || (flick >= FLICK && x > 0)) onYes()
    else if (x <= -DECIDES || (flick <= -FLICK && x < 0)) onNo()
    else resetDrag(event.currentTarget)
  }
  const cancel = (event: PointerEvent<HTMLElement>) => {
    pull.current = null
    resetDrag(event.currentTarget)
  }
  // The click at the end of a drag is suppressed.
  const press = (event: MouseEvent) => {
    if (pulled.current) event.preventDefault()
  }

  return {
    onPointerDown: take,
    onPointerMove: move,
    onPointerUp: drop,
    onPointerCancel: cancel,
    onClickCapture: press,
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
}

/** Resets a card's drag styles. */
export function resetDrag(card: HTMLElement): void {
  card.style.translate = ''
  card.style.rotate = ''
  card.style.removeProperty(DECK_TILT)
  card.parentElement?.style.removeProperty(DECK_DRAG)
  card.removeAttribute('data-held')
}
