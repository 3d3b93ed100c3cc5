import type { ReactNode } from 'react'
import type { Dismissal } from '../alert/alert.tsx'
import { Anchor, type Destination } from '../anchor/anchor.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as styles from './banner.css.ts'

export type BannerProps = {
  /** The name of the region: "Welcome discount". */
  readonly label: string
  readonly children: ReactNode
  readonly tone?: keyof typeof styles.tones
  /** A `Countdown`, where the message ends by itself. */
  readonly countdown?: ReactNode
  /** Where it leads: on a phone the whole of it does. */
  readonly action?: { readonly label: string; readonly to: Destination } | undefined
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
        {action && (
          <Anchor to={action.to} className={styles.action}>
            <VisuallyHidden onPhones>{action.label}</VisuallyHidden>
            <span className={styles.sign}>
              <Icon name="next" />
            </span>
          </Anchor>
        )}
      </div>
      {dismissal && (
        <span className={styles.dismiss}>
          <IconButton icon="close" label={dismissal.label} onClick={dismissal.onDismiss} />
        </span>
      )}
    </section>
  )
}
