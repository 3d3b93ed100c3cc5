import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { LEAN, PULL } from './lean.ts'

/** How far a card is pulled before it means something, and before it is a pull at all. */
const DECIDES = 110
const PULLS = 6
/** A flick decides too: so many pixels a millisecond, over some distance. */
const FLICK = 0.5
const FLICKED = 32

type Pull = {
  readonly from: { readonly x: number; readonly y: number }
  x: number
  /** Pixels a millisecond, at the last move. */
  speed: number
  at: number
}

type Pulled = {
  readonly disabled: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Lets a card follow the finger: moved by its style alone, so that nothing is drawn anew while it moves. */
export function usePull({ disabled, onYes, onNo }: Pulled) {
  const pull = useRef<Pull | null>(null)
  const pulled = useRef(false)

  const lay = (card: HTMLElement, x: number, y: number) => {
    const lean = Math.max(-1, Math.min(1, x / DECIDES))
    card.style.translate = `${x}px ${y * 0.4}px`
    card.style.rotate = `${x / 24}deg`
    card.style.setProperty(LEAN, `${lean}`)
    card.parentElement?.style.setProperty(PULL, `${Math.abs(lean)}`)
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
    // Who holds still before letting go has stopped.
    const flick = event.timeStamp - held.at < 80 && Math.abs(x) >= FLICKED ? speed : 0
    if (x >= DECIDES || (flick >= FLICK && x > 0)) onYes()
    else if (x <= -DECIDES || (flick <= -FLICK && x < 0)) onNo()
    else layDown(event.currentTarget)
  }
  const cancel = (event: PointerEvent<HTMLElement>) => {
    pull.current = null
    layDown(event.currentTarget)
  }
  // The end of a pull is not a press on what lies under it.
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

/** Lets a card lie as its place has it. */
export function layDown(card: HTMLElement): void {
  card.style.translate = ''
  card.style.rotate = ''
  card.style.removeProperty(LEAN)
  card.parentElement?.style.removeProperty(PULL)
  card.removeAttribute('data-held')
}
