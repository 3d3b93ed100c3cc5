import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import * as styles from './deck.css.ts'
import { resetDrag, useCardDrag } from './use-card-drag.ts'
import type { DeckWay } from './ways.ts'

export type DeckPlace = 'front' | 'second' | 'third' | 'leaving'

export type DeckCardProps = {
  readonly place: DeckPlace
  /** Direction it leaves to, or returns from. */
  readonly way: DeckWay | undefined
  readonly yes: string
  readonly no: string
  readonly disabled: boolean
  readonly onAnswer: (way: DeckWay) => void
  /** Called when its exit animation has ended. */
  readonly onGone: () => void
  readonly children: ReactNode
}

/** A card of a deck: the top one can be dragged, the others wait below or fly off. */
export function DeckCard({
  place,
  way,
  yes,
  no,
  disabled,
  onAnswer,
  onGone,
  children,
}: DeckCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const front = place === 'front'
  const pull = useCardDrag({
    disabled: disabled || !front,
    onYes: () => onAnswer('yes'),
    onNo: () => onAnswer('no'),
  })
  const gone = useEffectEvent(onGone)
  useLayoutEffect(() => {
    const laid = card.current
    if (!laid) return
    if (place !== 'leaving') return resetDrag(laid)
    // It flies off from its dragged position; the cards below move up at once.
    laid.removeAttribute('data-held')
    let left = true
    // With reduced motion there is no animation to wait for.
    const flights = laid.getAnimations().map(({ finished }) => finished)
    void Promise.allSettled(flights).then(() => {
      if (left) gone()
    })
    return () => {
      left = false
    }
  }, [place])

  return (
    <div
      ref={card}
      className={styles.card}
      data-place={place}
      data-way={way}
      inert={!front}
      {...pull}
    >
      {children}
      <span className={styles.yes} aria-hidden="true">
        {yes}
      </span>
      <span className={styles.no} aria-hidden="true">
        {no}
      </span>
    </div>
  )
}
