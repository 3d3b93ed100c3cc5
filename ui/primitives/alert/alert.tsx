import type { ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import { classes } from '../layout/element.ts'
import * as styles from './alert.css.ts'

type Tone = keyof typeof styles.tones

const SIGN: Readonly<Record<Tone, IconName>> = {
  info: 'info',
  warning: 'warning',
  danger: 'error',
  success: 'success',
  trust: 'credits',
}

/** Dismissal, and its button's label. */
export type Dismissal = { readonly label: string; readonly onDismiss: () => void }

export type AlertProps = {
  /** What happened, and what to do about it. */
  readonly children: ReactNode
  readonly title?: string
  /** Trust is for money and truth. Danger is announced assertively; the rest politely. */
  readonly tone?: Tone
  readonly icon?: IconName
  readonly action?: ReactNode
  readonly dismissal?: Dismissal | undefined
}

/** An inline message, shown while it applies. */
export function Alert({
  children,
  title,
  tone = 'info',
  icon = SIGN[tone],
  action,
  dismissal,
}: AlertProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={styles.tones[tone]}>
      <span className={classes(styles.sign, styles.signs[tone])}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {dismissal && (
        <span className={styles.dismiss}>
          <IconButton icon="close" label={dismissal.label} onClick={dismissal.onDismiss} />
        </span>
      )}
    </div>
  )
}
