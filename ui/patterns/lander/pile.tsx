import type { ReactNode } from 'react'
import { Heading } from '../../primitives/text/heading.tsx'
import * as styles from './pile.css.ts'

export type PileProps = {
  readonly picture: ReactNode
  /** Text of the top card. */
  readonly title: string
  /** Receives focus on mount: the clicked button is gone. */
  readonly arrives?: boolean
}

/** A pile of cards; the top one has a picture and a line. */
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
