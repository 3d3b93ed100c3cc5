import * as styles from './layout.css.ts'

/** Pushes what follows to the far end of a row or column. */
export function Spacer() {
  return <div className={styles.spacer} />
}
