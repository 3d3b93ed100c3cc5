import type { ReactNode } from 'react'
import { Lean, type LeanSide } from '../lean/lean.tsx'
import { Line, type LineProps } from '../line/line.tsx'
import * as styles from './hero.css.ts'

export type HeroProps = {
  /** Two who look at each other. */
  readonly pair: readonly [left: LeanSide, right: LeanSide]
  /** What one of them says. */
  readonly line: Omit<LineProps, 'size' | 'to' | 'label'>
  /** That they are made up. */
  readonly note: string
  /** The headline, a sentence, one action. */
  readonly children: ReactNode
}

/** The head of a home page: two people together on dusk, a line of theirs, and beside them what the site is. */
export function Hero({ pair: [left, right], line, note, children }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div>{children}</div>
      <figure className={styles.meeting}>
        <div className={styles.pair}>
          <Lean left={left} right={right} ground="dusk" />
        </div>
        <figcaption className={styles.words}>
          <Line {...line} size="meeting" centered />
          <p className={styles.note}>{note}</p>
        </figcaption>
      </figure>
    </div>
  )
}
