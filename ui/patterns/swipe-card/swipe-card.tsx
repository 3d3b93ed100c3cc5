import {
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
  /** Another action, such as skip. */
  readonly other?: ReactNode
  readonly disabled?: boolean
}

/** Drag distances: for an answer, and to start dragging. */
const DECIDES = 96
const PULLS = 6

/** A card to answer yes or no: by dragging, arrow keys, or buttons. */
export function SwipeCard({
  label,
  children,
  yes,
  no,
  onYes,
  onNo,
  other,
  disabled = false,
}: SwipeCardProps) {
  const early = useEarlyClicks<HTMLDivElement>()
  const card = useRef<HTMLDivElement>(null)
  const pull = useRef<{ readonly from: number; by: number } | null>(null)
  const pulled = useRef(false)

  const lay = (by: number) => {
    if (!card.current) return
    card.current.style.translate = by ? `${by}px` : ''
    card.current.style.rotate = by ? `${by / 28}deg` : ''
    card.current.dataset.leans = Math.abs(by) < DECIDES ? '' : by > 0 ? 'yes' : 'no'
    card.current.toggleAttribute('data-held', by !== 0)
  }
  const take = (event: PointerEvent) => {
    pulled.current = false
    if (event.button === 0 && !disabled) pull.current = { from: event.clientX, by: 0 }
  }
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!pull.current) return
    pull.current.by = event.clientX - pull.current.from
    if (Math.abs(pull.current.by) < PULLS) return
    pulled.current = true
    event.currentTarget.setPointerCapture(event.pointerId)
    lay(pull.current.by)
  }
  const drop = () => {
    const by = pull.current?.by ?? 0
    pull.current = null
    lay(0)
    if (by >= DECIDES) onYes()
    if (by <= -DECIDES) onNo()
  }
  const leave = () => {
    pull.current = null
    lay(0)
  }
  // The click at the end of a drag is suppressed.
  const press = (event: MouseEvent) => {
    if (pulled.current) event.preventDefault()
  }
  const keys = ({ key }: KeyboardEvent) => {
    if (disabled) return
    if (key === 'ArrowRight') onYes()
    if (key === 'ArrowLeft') onNo()
  }

  return (
    <fieldset aria-label={label} className={styles.swipe} onKeyDown={keys}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same */}
      <div
        ref={card}
        className={styles.card}
        aria-live="polite"
        onPointerDown={take}
        onPointerMove={move}
        onPointerUp={drop}
        onPointerCancel={leave}
        onClickCapture={press}
        onDragStart={(event) => event.preventDefault()}
      >
        {children}
        <span className={styles.yes} aria-hidden="true">
          {yes}
        </span>
        <span className={styles.no} aria-hidden="true">
          {no}
        </span>
      </div>
      <div className={styles.answers} {...early}>
        <Button icon="close" disabled={disabled} onClick={onNo}>
          {no}
        </Button>
        <Button tone="ember" icon="heart" disabled={disabled} onClick={onYes}>
          {yes}
        </Button>
        {other && <div className={styles.other}>{other}</div>}
      </div>
    </fieldset>
  )
}
