import { classes } from '../layout/element.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Amount, type AmountProps } from '../text/amount.tsx'
import * as styles from './price-tag.css.ts'

export type PriceTagProps = {
  /** What it costs, as the member's language writes it. */
  readonly price: string
  /** What it really cost before a discount, and the words that say which of the two is which. */
  readonly before?: {
    readonly price: string
    readonly was: string
    readonly now: string
  }
  readonly size?: NonNullable<AmountProps['size']>
  /** At the end of a row: the price under the one before. */
  readonly stacked?: boolean
}

/** What something costs, and what it did where a discount is real. */
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
