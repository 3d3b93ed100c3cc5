import * as styles from './pay-mark.css.ts'

export type PayMarkProps = {
  /** A few letters one knows a way to pay by. */
  readonly letters: string
}

/** A way to pay as a small card: beside its name it only decorates, and no company's logo has to be borrowed for it. */
export function PayMark({ letters }: PayMarkProps) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {letters}
    </span>
  )
}
