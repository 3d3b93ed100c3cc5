import * as styles from './swatch.css.ts'

export type SwatchProps = {
  readonly label: string
  /** As `#rrggbb`. */
  readonly value: string
  readonly disabled?: boolean | undefined
  readonly onValueChange?: ((value: string) => void) | undefined
}

/** A colour that opens the browser's own picker. */
export function Swatch({ label, value, disabled, onValueChange }: SwatchProps) {
  return (
    <input
      type="color"
      aria-label={label}
      className={styles.swatch}
      value={value}
      disabled={disabled}
      onChange={(event) => onValueChange?.(event.target.value)}
    />
  )
}
