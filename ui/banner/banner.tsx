import type { ReactNode } from 'react'
import type { Dismissal } from '../alert/alert.tsx'
import { IconButton } from '../button/icon-button.tsx'
import * as styles from './banner.css.ts'

export type BannerProps = {
  /** The name of the region: "Welcome discount". */
  readonly label: string
  readonly children: ReactNode
  readonly tone?: keyof typeof styles.tones
  /** A `Countdown`, where the message ends by itself. */
  readonly countdown?: ReactNode
  /** A link that stands alone, to where it leads. */
  readonly action?: ReactNode
  readonly dismissal?: Dismissal | undefined
}

/** One line along the top of the page that concerns the whole visit. */
export function Banner({
  label,
  children,
  tone = 'trust',
  countdown,
  action,
  dismissal,
}: BannerProps) {
  return (
    <section aria-label={label} className={styles.tones[tone]}>
      <div className={styles.message}>
        <span className={styles.words}>
          {children} {countdown}
        </span>
        {action}
      </div>
      {dismissal && (
        <IconButton icon="close" label={dismissal.label} onClick={dismissal.onDismiss} />
      )}
    </section>
  )
}
