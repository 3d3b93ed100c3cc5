import type { ReactElement, ReactNode } from 'react'
import { Anchor, type Destination } from '../anchor/anchor.tsx'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as styles from './banner.css.ts'

export type BannerProps = {
  /** The name of the region: "Welcome discount". */
  readonly label: string
  /** Its message; with a `Countdown`, if it expires. */
  readonly children: ReactNode
  readonly tone?: keyof typeof styles.tones
  /** Its link: on a phone the whole banner. */
  readonly action?: { readonly label: string; readonly to: Destination } | undefined
  /** An `IconButton` that dismisses it. */
  readonly dismissal?: ReactElement | undefined
  /** Its language, if not the page's. */
  readonly lang?: string | undefined
}

/** One line at the top of the page, for the whole visit. */
export function Banner({ label, children, tone = 'trust', action, dismissal, lang }: BannerProps) {
  return (
    <section aria-label={label} lang={lang} className={styles.tones[tone]}>
      <div className={styles.message}>
        <span className={styles.words}>{children}</span>
        {action && (
          <Anchor to={action.to} className={styles.action}>
            <VisuallyHidden onPhones>{action.label}</VisuallyHidden>
            <span className={styles.sign}>
              <Icon name="next" />
            </span>
          </Anchor>
        )}
      </div>
      {dismissal && <span className={styles.dismiss}>{dismissal}</span>}
    </section>
  )
}
