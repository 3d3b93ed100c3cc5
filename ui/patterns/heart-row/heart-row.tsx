import { Icon } from '../../primitives/icon/icon.tsx'
import * as styles from './heart-row.css.ts'

export type HeartRowProps = { readonly full: number; readonly of: number }

/** A remaining count as hearts; decorative, as the text says the same. */
export function HeartRow({ full, of }: HeartRowProps) {
  return (
    <span className={styles.row} aria-hidden="true">
      {Array.from({ length: of }, (_, nth) => nth).map((nth) => (
        <span key={nth} className={nth < full ? styles.full : styles.spent}>
          <Icon name="heart" size="s" filled={nth < full} />
        </span>
      ))}
    </span>
  )
}
