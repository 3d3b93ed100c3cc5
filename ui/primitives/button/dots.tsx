import * as styles from './button.css.ts'

/** Loading dots; static with reduced motion. */
export function Dots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <span className={styles.dot} />
      <span className={styles.dot} />
      <span className={styles.dot} />
    </span>
  )
}
