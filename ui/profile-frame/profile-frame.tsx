import type { ReactNode } from 'react'
import * as styles from './profile-frame.css.ts'

export type ProfileFrameProps = {
  /** The photos, as wide as the phone. */
  readonly picture: ReactNode
  /** Who it is, on a strip of paper over the lower edge of the picture. */
  readonly head: ReactNode
  /** The main action and the quiet ones beside it; they stay at the foot of a phone. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Somebody's page: the face, who it is, what one can do, and all the rest. */
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
