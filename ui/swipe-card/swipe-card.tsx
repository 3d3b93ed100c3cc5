import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
} from 'react'
import { Button } from '../button/button.tsx'
import { useEarly } from '../early/use-early.ts'
import * as styles from './swipe-card.css.ts'

export type SwipeCardProps = {
  /** Whom the question is about: "Noor, 34". */
  readonly label: string
  readonly children: ReactNode
  readonly yes: string
  readonly no: string
  readonly onYes: () => void
  readonly onNo: () => void
  /** Another way on, such as skipping. */
  readonly other?: ReactNode
  readonly disabled?: boolean
}

/** How far a card is pulled before it means something, and before it is a pull at all. */
const DECIDES = 96
const PULLS = 6

/** A card to answer with yes or no: pulled aside, with the arrow keys, or by its buttons. */
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
  const early = useEarly<HTMLDivElement>()
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
  // The end of a pull is not a press on what lies under it.
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
