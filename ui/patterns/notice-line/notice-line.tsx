import type { ReactNode } from 'react'
import type { Dismissal } from '../../primitives/alert/alert.tsx'
import { Anchor, type Destination } from '../../primitives/anchor/anchor.tsx'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import type { IconName } from '../../primitives/icon/icons.ts'
import { VisuallyHidden } from '../../primitives/layout/visually-hidden.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import * as styles from './notice-line.css.ts'

/** Link or action of the line. */
export type NoticeAction = { readonly label: string } & (
  | { readonly to: Destination }
  | { readonly onPress: () => void; readonly busy?: boolean }
)

export type NoticeLineProps = {
  readonly icon: IconName
  /** Short title. */
  readonly title: string
  /** Explanation, where there is room. */
  readonly children?: ReactNode
  readonly action?: NoticeAction | undefined
  readonly dismissal?: Dismissal | undefined
}

/** A one-line notice above the content. */
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
