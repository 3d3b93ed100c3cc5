import { type ReactNode, useRef, useState } from 'react'
import { VisuallyHidden } from '../../primitives/layout/visually-hidden.tsx'
import * as answers from './answers.css.ts'
import * as styles from './deck.css.ts'
import { DeckAnswer } from './deck-answer.tsx'
import { DeckCard, type DeckPlace } from './deck-card.tsx'
import { DECK_DRAG } from './drag-variables.ts'
import { useDeckKeys } from './use-deck-keys.ts'
import type { DeckWay } from './ways.ts'

export type Dealt = {
  readonly id: string
  /** Accessible name of the top card: "Noor, 34". */
  readonly label: string
  readonly content: ReactNode
}

export type DeckProps = {
  /** Content of the card. */
  readonly label: string
  /** The first is on top. */
  readonly cards: readonly Dealt[]
  readonly words: {
    readonly yes: string
    readonly no: string
    readonly skip?: string
    readonly back?: string
    /** Text about keyboard shortcuts. */
    readonly keys?: string
  }
  readonly onAnswer: (way: DeckWay) => void
  /** Undoes the last answer; absent if there is none. */
  readonly onBack?: (() => void) | undefined
  readonly disabled?: boolean
}

const PLACES: readonly DeckPlace[] = ['front', 'second', 'third']

/** A deck of cards to answer one by one: by dragging, arrow keys, or the buttons below. */
export function Deck({ label, cards, words, onAnswer, onBack, disabled = false }: DeckProps) {
  const deck = useRef<HTMLFieldSetElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [leaving, setLeaving] = useState<readonly Dealt[]>([])
  const [ways, setWays] = useState<Readonly<Record<string, DeckWay>>>({})
  const [front] = cards

  const answer = (way: DeckWay) => {
    if (!front || disabled) return
    // Focus inside the leaving card moves to the next.
    if (stage.current?.contains(document.activeElement)) deck.current?.focus()
    stage.current?.style.removeProperty(DECK_DRAG)
    setWays((known) => ({ ...known, [front.id]: way }))
    setLeaving((gone) => [...gone.filter(({ id }) => id !== front.id), front])
    onAnswer(way)
  }
  useDeckKeys(answer)

  const shown = cards.slice(0, PLACES.length)
  const gone = leaving.filter(({ id }) => !cards.some((card) => card.id === id))
  return (
    <fieldset ref={deck} aria-label={label} className={styles.deck} tabIndex={-1}>
      <VisuallyHidden>
        <output>{front?.label}</output>
      </VisuallyHidden>
      <div ref={stage} className={styles.stage}>
        {[...gone, ...shown].map((card) => {
          const place = PLACES[shown.indexOf(card)] ?? 'leaving'
          return (
            <DeckCard
              key={card.id}
              place={place}
              way={place === 'front' || place === 'leaving' ? ways[card.id] : undefined}
              yes={words.yes}
              no={words.no}
              disabled={disabled}
              onAnswer={answer}
              onGone={() => setLeaving((now) => now.filter(({ id }) => id !== card.id))}
            >
              {card.content}
            </DeckCard>
          )
        })}
      </div>
      <Answers words={words} disabled={disabled} answer={front && answer} onBack={onBack} />
      {words.keys && <p className={answers.keys}>{words.keys}</p>}
    </fieldset>
  )
}

type AnswersProps = Pick<DeckProps, 'words' | 'onBack'> & {
  readonly disabled: boolean
  /** Answers the top card; absent if there is none. */
  readonly answer: ((way: DeckWay) => void) | undefined
}

/** The buttons below the deck. */
function Answers({ words, disabled, answer, onBack }: AnswersProps) {
  const off = disabled || !answer
  return (
    <div className={answers.answers}>
      {words.back && (
        <DeckAnswer
          icon="retry"
          label={words.back}
          disabled={disabled || !onBack}
          onPress={() => onBack?.()}
        />
      )}
      <DeckAnswer
        icon="close"
        size="l"
        label={words.no}
        disabled={off}
        onPress={() => answer?.('no')}
      />
      <DeckAnswer
        icon="heart"
        size="l"
        tone="ember"
        label={words.yes}
        disabled={off}
        onPress={() => answer?.('yes')}
      />
      {words.skip && (
        <DeckAnswer
          icon="next"
          label={words.skip}
          disabled={off}
          onPress={() => answer?.('skip')}
        />
      )}
    </div>
  )
}
