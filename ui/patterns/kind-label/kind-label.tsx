import { Icon } from '../../primitives/icon/icon.tsx'
import type { IconName } from '../../primitives/icon/icons.ts'
import { unbroken } from '../../primitives/text/unbroken.tsx'
import * as styles from './kind-label.css.ts'

export type KindLabelProps = {
  /** The profile's kind: "Fictional profile". */
  readonly label: string
  readonly icon?: IconName
}

/** German joins its words with hyphens, where a line would break first. */
const HYPHENED = /(\S+-\p{Lu}\S*)/u

/** Label of a profile's kind, wherever its photo is shown. */
export function KindLabel({ label, icon = 'info' }: KindLabelProps) {
  return (
    <span className={styles.kind}>
      <Icon name={icon} size="s" />
      <span>{unbroken(label, HYPHENED)}</span>
    </span>
  )
}
