import { Anchor, type Destination } from '../../primitives/anchor/anchor.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { classes } from '../../primitives/layout/element.ts'
import * as styles from './credits-meter.css.ts'

export type CreditsMeterProps = {
  /** The balance as text: "12 credits". */
  readonly balance: string
  /** Additional text: "about 24 messages", "Top up". */
  readonly more?: string | undefined
  /** Warning when few are left, danger at zero. */
  readonly tone?: keyof typeof styles.tones
  /** Link to buy credits. */
  readonly to?: Destination | undefined
  /** Opens the ledger over the page, so that typed text is kept. */
  readonly onOpen?: (() => void) | undefined
}

/** The balance on one line; opens the ledger. */
export function CreditsMeter({ balance, more, tone = 'normal', to, onOpen }: CreditsMeterProps) {
  const content = (
    <>
      <Icon name={tone === 'normal' ? 'wallet' : 'warning'} />
      <span className={classes(styles.words, tone === 'normal' && styles.short)}>
        <span className={styles.balance}>{balance}</span>
        {more && <span className={to || onOpen ? styles.more : undefined}>{more}</span>}
      </span>
    </>
  )
  if (onOpen) {
    return (
      <button type="button" className={styles.tones[tone]} onClick={onOpen}>
        {content}
      </button>
    )
  }
  return to ? (
    <Anchor to={to} className={styles.tones[tone]}>
      {content}
    </Anchor>
  ) : (
    <span className={styles.tones[tone]}>{content}</span>
  )
}
