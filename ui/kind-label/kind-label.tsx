import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import * as styles from './kind-label.css.ts'

export type KindLabelProps = {
  /** What the profile is, in words: "Fictional profile". */
  readonly label: string
  readonly icon?: IconName
}

/** The truth about a profile, wherever its face is shown. */
export function KindLabel({ label, icon = 'info' }: KindLabelProps) {
  return (
    <span className={styles.kind}>
      <Icon name={icon} size="s" />
      {label}
    </span>
  )
}
