import { classes } from '../../primitives/layout/element.ts'
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import * as answers from './answers.css.ts'
import * as styles from './deck.css.ts'
import * as answer from './deck-answer.css.ts'

export type DeckSkeletonProps = {
  /** What is loading. */
  readonly label: string
  /** Whether skip and undo will be there. */
  readonly patient?: boolean
  /** Text about keyboard shortcuts. */
  readonly keys?: string
}

const NO_TEXT = '\u00a0'

/** Skeleton of a deck, as high as the deck: what stands below it does not move. */
export function DeckSkeleton({ label, patient = false, keys }: DeckSkeletonProps) {
  const small = (
    <span className={answer.answer}>
      <span className={answer.disc} />
      {NO_TEXT}
    </span>
  )
  const large = (
    <span className={answer.answer}>
      <span className={classes(answer.disc, answer.large)} />
      {NO_TEXT}
    </span>
  )
  return (
    <div className={styles.deck}>
      <div className={styles.stage}>
        <Loading label={label}>
          <Skeleton shape="fill" />
        </Loading>
      </div>
      <div className={answers.answers} aria-hidden="true">
        {patient && small}
        {large}
        {large}
        {patient && small}
      </div>
      {keys && <p className={answers.keys}>{keys}</p>}
    </div>
  )
}
