import { classes } from '../../primitives/layout/element.ts'
import { VisuallyHidden } from '../../primitives/layout/visually-hidden.tsx'
import { Amount, type AmountProps } from '../../primitives/text/amount.tsx'
import * as styles from './price-tag.css.ts'

export type PriceTagProps = {
  /** The formatted price. */
  readonly price: string
  /** The real previous price, and screen-reader labels for both. */
  readonly before?: {
    readonly price: string
    readonly was: string
    readonly now: string
  }
  readonly size?: NonNullable<AmountProps['size']>
  /** At the end of a row: stacked. */
  readonly stacked?: boolean
}

/** A price, with the previous one if there is a real discount. */
export function PriceTag({ price, before, size = 'm', stacked = false }: PriceTagProps) {
  return (
    <span className={classes(styles.tag, stacked && styles.stacked)}>
      {before && (
        <Amount size="s" was={before.was}>
          {before.price}
        </Amount>
      )}
      <Amount size={size}>
        {before && <VisuallyHidden>{before.now} </VisuallyHidden>}
        {price}
      </Amount>
    </span>
  )
}
