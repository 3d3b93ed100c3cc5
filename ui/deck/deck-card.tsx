import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import * as styles from './deck.css.ts'
import { layDown, usePull } from './use-pull.ts'
import type { DeckWay } from './ways.ts'

export type DeckPlace = 'front' | 'second' | 'third' | 'leaving'

export type DeckCardProps = {
  readonly place: DeckPlace
  /** Where it goes to, or has come back from. */
  readonly way: DeckWay | undefined
  readonly yes: string
  readonly no: string
  readonly disabled: boolean
  readonly onAnswer: (way: DeckWay) => void
  /** It has left, and need not be there any more. */
  readonly onGone: () => void
  readonly children: ReactNode
}

/** One card of a deck: the one on top can be pulled aside, the others wait below or fly off. */
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
  const pull = usePull({
    disabled: disabled || !front,
    onYes: () => onAnswer('yes'),
    onNo: () => onAnswer('no'),
  })
  const gone = useEffectEvent(onGone)
  useLayoutEffect(() => {
    const laid = card.current
    if (!laid) return
    if (place !== 'leaving') return layDown(laid)
    // It flies off from where it was let go; the sheets below take their places at once.
    laid.removeAttribute('data-held')
    let left = true
    // Where nothing moves there is no flight to wait for.
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
