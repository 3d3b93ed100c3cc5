import type { ReactNode } from 'react'
import { Heading } from '../text/heading.tsx'
import * as styles from './pile.css.ts'

export type PileProps = {
  readonly picture: ReactNode
  /** What the card on top says. */
  readonly title: string
  /** Has the focus when it appears: what was pressed to come here is gone. */
  readonly arrives?: boolean
}

/** A few cards on each other; the one on top has a picture and a line. */
export function Pile({ picture, title, arrives = false }: PileProps) {
  return (
    <div className={styles.pile}>
      <div className={styles.top}>
        <div className={styles.picture}>{picture}</div>
        <Heading level={2} size="xl" align="center" arrives={arrives}>
          {title}
        </Heading>
      </div>
    </div>
  )
}
