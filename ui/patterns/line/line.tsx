import { Anchor, type Destination } from '../../primitives/anchor/anchor.tsx'
import { classes } from '../../primitives/layout/element.ts'
import { VisuallyHidden } from '../../primitives/layout/visually-hidden.tsx'
import { cutAtWord } from './cut-at-word.ts'
import * as styles from './line.css.ts'

export type LineProps = {
  /** The sentence, without quotation marks. */
  readonly text: string
  /** Its language, which also decides the quotation marks. */
  readonly lang: string
  /** By place: a card shows five rows, the others all. */
  readonly size: 'card' | 'lead' | 'meeting' | 'profile'
  readonly centered?: boolean
  /** Where it is answered; only shown if absent. */
  readonly to?: Destination | undefined
  /** What pressing it does: "Answer Noor". */
  readonly label?: string | undefined
}

/** Characters that four rows of a narrow card hold, however its words fall, and five rows a size smaller. */
const CARD = { large: 50, room: 80 } as const
/** A sentence that ends needs no comma before what pressing it does. */
const ENDS = /[.!?…]\s*$/u
/** A longer line on a profile is set a size smaller. */
const LARGE = 60

/** A long line is set a size smaller, rather than without its end. */
function setOf(size: LineProps['size'], characters: number): keyof typeof styles.size {
  if (size === 'profile' && characters > LARGE) return 'meeting'
  return size === 'card' && characters > CARD.large ? 'full' : size
}

/** A member's own sentence, set as a quotation. */
export function Line({ text, lang, size, centered = false, to, label }: LineProps) {
  const short = size === 'card' ? cutAtWord(text, CARD.room) : text
  const set = setOf(size, text.length)
  const words = (
    <q
      lang={lang}
      dir="auto"
      className={classes(
        styles.size[set],
        short !== text && styles.clamped,
        centered && styles.centered,
      )}
    >
      {short === text ? (
        text
      ) : (
        <>
          <span className={styles.cut} aria-hidden="true">
            {short}
          </span>
          <span className={styles.whole}>{text}</span>
        </>
      )}
    </q>
  )
  return (
    <p className={styles.line}>
      {to ? (
        <Anchor to={to} className={styles.answer}>
          {words}
          {label && (
            <VisuallyHidden>
              {ENDS.test(text) ? ' ' : ', '}
              {label}
            </VisuallyHidden>
          )}
        </Anchor>
      ) : (
        words
      )}
    </p>
  )
}
