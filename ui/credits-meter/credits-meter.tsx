import { Anchor, type Destination } from '../anchor/anchor.tsx'
import { Icon } from '../icon/icon.tsx'
import * as styles from './credits-meter.css.ts'

export type CreditsMeterProps = {
  /** The balance in words: "12 credits". */
  readonly balance: string
  /** What else is worth knowing: "about 24 messages", "Top up". */
  readonly more?: string | undefined
  /** Warning when few are left, danger when there are none. */
  readonly tone?: keyof typeof styles.tones
  /** Where credits are bought. */
  readonly to?: Destination | undefined
  /** Opens the ledger in its place, so that nothing typed has to wait. */
  readonly onOpen?: (() => void) | undefined
}

/** What is in the wallet: one calm line that opens the ledger. */
export function CreditsMeter({ balance, more, tone = 'normal', to, onOpen }: CreditsMeterProps) {
  const content = (
    <>
      <Icon name={tone === 'normal' ? 'wallet' : 'warning'} />
      <span className={styles.words}>
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
