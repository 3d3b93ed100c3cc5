import * as styles from './button.css.ts'

/** Three points that say work is going on; still points for those who asked for stillness. */
export function Dots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <span className={styles.dot} />
      <span className={styles.dot} />
      <span className={styles.dot} />
    </span>
  )
}
