import type { ReactNode } from 'react'
import { Icon } from '../../primitives/icon/icon.tsx'
import { classes } from '../../primitives/layout/element.ts'
import * as styles from './veil.css.ts'

export type VeilProps = {
  /** Whether it is covered now. */
  readonly covered: boolean
  /** Labels of the button: "Show", "Cover". */
  readonly showLabel: string
  readonly coverLabel: string
  readonly onToggle: () => void
  /** One picture. */
  readonly children: ReactNode
}

/** A picture that nobody must see unasked: blurred until its button is pressed. */
export function Veil({ covered, showLabel, coverLabel, onToggle, children }: VeilProps) {
  return (
    <div className={classes(styles.veil, covered && styles.covered)}>
      <div aria-hidden={covered || undefined}>{children}</div>
      {/* One button in both states, which keeps the focus. */}
      <button
        type="button"
        className={covered ? styles.cover : styles.back}
        onClick={onToggle}
        aria-expanded={!covered}
      >
        <span className={styles.words}>
          <Icon name={covered ? 'show' : 'hide'} size="s" />
          {covered ? showLabel : coverLabel}
        </span>
      </button>
    </div>
  )
}
