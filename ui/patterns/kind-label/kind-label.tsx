import { Icon } from '../../primitives/icon/icon.tsx'
import type { IconName } from '../../primitives/icon/icons.ts'
import * as styles from './kind-label.css.ts'

export type KindLabelProps = {
  /** The profile's kind: "Fictional profile". */
  readonly label: string
  readonly icon?: IconName
}

/** Label of a profile's kind, wherever its photo is shown. */
export function KindLabel({ label, icon = 'info' }: KindLabelProps) {
  return (
    <span className={styles.kind}>
      <Icon name={icon} size="s" />
      {label}
    </span>
  )
}
