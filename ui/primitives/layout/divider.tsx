import * as styles from './layout.css.ts'

/** A hairline between two parts. */
export function Divider() {
  return <hr className={styles.divider} />
}
