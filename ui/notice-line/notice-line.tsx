import type { ReactNode } from 'react'
import type { Dismissal } from '../alert/alert.tsx'
import { Anchor, type Destination } from '../anchor/anchor.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import * as styles from './notice-line.css.ts'

/** What the line leads to, or does. */
export type NoticeAction = { readonly label: string } & (
  | { readonly to: Destination }
  | { readonly onPress: () => void; readonly busy?: boolean }
)

export type NoticeLineProps = {
  readonly icon: IconName
  /** What it is about, in a few words. */
  readonly title: string
  /** Why, where there is room for it. */
  readonly children?: ReactNode
  readonly action?: NoticeAction | undefined
  readonly dismissal?: Dismissal | undefined
}

/** A hint of one line above the content: it can wait, and takes no room from what one came for. */
export function NoticeLine({ icon, title, children, action, dismissal }: NoticeLineProps) {
  return (
    <div role="status" className={styles.line}>
      <Icon name={icon} />
      <div className={styles.words}>
        <span className={styles.title}>{title}</span>
        {children && <span className={styles.detail}>{children}</span>}
      </div>
      {action && <Act action={action} />}
      {dismissal && (
        <span className={styles.dismiss}>
          <IconButton icon="close" label={dismissal.label} onClick={dismissal.onDismiss} />
        </span>
      )}
    </div>
  )
}

function Act({ action }: { readonly action: NoticeAction }) {
  const words = <VisuallyHidden onPhones>{action.label}</VisuallyHidden>
  if ('to' in action) {
    return (
      <Anchor to={action.to} className={styles.action}>
        {words}
        <Icon name="next" />
      </Anchor>
    )
  }
  const { busy = false, onPress } = action
  return (
    <button type="button" className={styles.action} aria-disabled={busy} onClick={onPress}>
      {words}
      {busy ? <Spinner size="s" label={action.label} /> : <Icon name="next" />}
    </button>
  )
}
