import type { ReactNode } from 'react'
import { classes } from '../../primitives/layout/element.ts'
import { Line, type LineProps } from '../line/line.tsx'
import * as styles from './profile-frame.css.ts'

export type ProfileFrameProps = {
  /** The photos, full width on a phone; `null` for whom has none but a line, which stands in their place. */
  readonly picture: ReactNode | null
  /** Name and kind, on a strip over the photo's lower edge. */
  readonly head: ReactNode
  /** Their own sentence. */
  readonly line?: Omit<LineProps, 'size'> | undefined
  /** Around the line, and around its place where there is none. */
  readonly aroundLine?: ((line: ReactNode) => ReactNode) | undefined
  /** Primary and secondary actions; sticky at the bottom of a phone. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Characters of a row on a phone. */
const ROW = 19

/** A profile page's layout: photo, name, line, actions, and content. */
export function ProfileFrame({
  picture,
  head,
  line,
  aroundLine = (shown) => shown,
  actions,
  children,
}: ProfileFrameProps) {
  const rows =
    line && picture !== null ? (Math.min(3, Math.ceil(line.text.length / ROW)) as 1 | 2 | 3) : 0
  const set = aroundLine(line ? <Line {...line} size="profile" /> : null)
  return (
    <div className={classes(styles.frame, styles.rows[rows])}>
      <div className={classes(styles.picture, picture === null && styles.paper)}>
        {picture ?? set}
      </div>
      <div className={styles.strip}>{head}</div>
      {set && picture !== null && <div className={styles.line}>{set}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
      <div className={styles.rest}>{children}</div>
    </div>
  )
}
