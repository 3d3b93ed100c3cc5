import type { ReactNode } from 'react'
import * as styles from './layout.css.ts'

export type MainAsideProps = {
  /** What one reads first. */
  readonly children: ReactNode
  /** What one came to do: beside the rest where there is room, right below what one reads first where there is not. */
  readonly aside: ReactNode
  /** What one may read afterwards. */
  readonly after?: ReactNode
}

/** A page of two columns that are not two lists: a phone has what is to be done before what may be read later. */
export function MainAside({ children, aside, after }: MainAsideProps) {
  return (
    <div className={styles.mainAside}>
      <div>{children}</div>
      <div className={styles.aside}>{aside}</div>
      {after && <div>{after}</div>}
    </div>
  )
}
