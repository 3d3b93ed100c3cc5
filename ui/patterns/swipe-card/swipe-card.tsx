import {
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
} from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { useEarlyClicks } from '../../primitives/early/use-early-clicks.ts'
import * as styles from './swipe-card.css.ts'

export type SwipeCardProps = {
  /** Accessible name: "Noor, 34". */
  readonly label: string
  readonly children: ReactNode
  readonly yes: string
  readonly no: string
  readonly onYes: () => void
  readonly onNo: () => void
  /** Another answer or action. */
  readonly other?: ReactNode
  readonly disabled?: boolean
}

/** Drag distances: for an answer, and to start dragging. */
const DECIDES = 96
const STARTS = 6

/** A card to answer yes or no: by dragging, arrow keys, or buttons. */
export function SwipeCard(props: SwipeCardProps) {
  const { label, children, yes, no, onYes, onNo, other, disabled = false } = props
  const early = useEarlyClicks<HTMLDivElement>()
  const drag = useDrag(props)
  const keys = ({ key }: KeyboardEvent) => {
    if (disabled) return
    if (key === 'ArrowRight') onYes()
    if (key === 'ArrowLeft') onNo()
  }

  return (
    <fieldset aria-label={label} className={styles.swipe} onKeyDown={keys}>
      <div {...drag} className={styles.card} aria-live="polite">
        {children}
        <span className={styles.yes} aria-hidden="true">
          {yes}
        </span>
        <span className={styles.no} aria-hidden="true">
          {no}
        </span>
      </div>
      <div className={styles.answers} {...early}>
        <Button disabled={disabled} onClick={onNo}>
          {no}
        </Button>
        <Button disabled={disabled} onClick={onYes}>
          {yes}
        </Button>
        {other && <div className={styles.other}>{other}</div>}
      </div>
    </fieldset>
  )
}

/** Drags the card, and answers by where it is dropped; returns the card's ref and handlers. */
function useDrag({ onYes, onNo, disabled = false }: SwipeCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const drag = useRef<{ readonly from: number; by: number } | null>(null)
  const dragged = useRef(false)

  const place = (by: number) => {
    if (!card.current) return
    card.current.style.translate = by ? `${by}px` : ''
    card.current.style.rotate = by ? `${by / 28}deg` : ''
    card.current.dataset.leans = Math.abs(by) < DECIDES ? '' : by > 0 ? 'yes' : 'no'
    card.current.toggleAttribute('data-held', by !== 0)
  }
  return {
    ref: card,
    onPointerDown: (event: PointerEvent) => {
      dragged.current = false
      if (event.button === 0 && !disabled) drag.current = { from: event.clientX, by: 0 }
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (!drag.current) return
      drag.current.by = event.clientX - drag.current.from
      if (Math.abs(drag.current.by) < STARTS) return
      dragged.current = true
      event.currentTarget.setPointerCapture(event.pointerId)
      place(drag.current.by)
    },
    onPointerUp: () => {
      const by = drag.current?.by ?? 0
      drag.current = null
      place(0)
      if (by >= DECIDES) onYes()
      if (by <= -DECIDES) onNo()
    },
    onPointerCancel: () => {
      drag.current = null
      place(0)
    },
    // Suppresses the click at the end of a drag.
    onClickCapture: (event: MouseEvent) => {
      if (dragged.current) event.preventDefault()
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}
