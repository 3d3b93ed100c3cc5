import { dot, quietFocus } from '../../primitives/field/choice.css.ts'
import { classes } from '../../primitives/layout/element.ts'
import { PriceTag, type PriceTagProps } from '../price-tag/price-tag.tsx'
import * as styles from './bundle-row.css.ts'

export type BundleRowProps = Pick<PriceTagProps, 'price' | 'before'> & {
  /** Shared props of the rows of one choice. */
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly onChoose: (value: string) => void
  /** The bundle: "60 credits". */
  readonly credits: string
  /** Unit price: "€0.67 per message". */
  readonly each: string
}

/** A radio option with its price details; use inside a `Fieldset`. */
export function BundleRow({
  name,
  value,
  checked,
  onChoose,
  credits,
  each,
  ...price
}: BundleRowProps) {
  return (
    <label className={styles.row}>
      <input
        type="radio"
        className={classes(dot, quietFocus)}
        name={name}
        value={value}
        checked={checked}
        onChange={() => onChoose(value)}
      />
      <span className={styles.words}>
        <span className={styles.credits}>{credits}</span>
        <span className={styles.each}>{each}</span>
      </span>
      <span className={styles.price}>
        <PriceTag {...price} size="l" stacked />
      </span>
    </label>
  )
}
