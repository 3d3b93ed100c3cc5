import type { ReactNode } from 'react'
import * as styles from './profile-frame.css.ts'

export type ProfileFrameProps = {
  /** The photos, full width on a phone. */
  readonly picture: ReactNode
  /** Name and kind, on a strip over the photo's lower edge. */
  readonly head: ReactNode
  /** Primary and secondary actions; sticky at the bottom of a phone. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A profile page's layout: photo, name, actions, and content. */
export function ProfileFrame({ picture, head, actions, children }: ProfileFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.strip}>{head}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
      <div className={styles.rest}>{children}</div>
    </div>
  )
}
