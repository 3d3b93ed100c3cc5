import type { ReactNode } from 'react'
import * as styles from './disclosure.css.ts'

export type DisclosureProps = {
  /** The question that opens it. */
  readonly title: string
  readonly children: ReactNode
}

/** Text on demand. The browser opens it, also without scripts, and finds what is in it. */
export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <details>
      <summary className={styles.title}>{title}</summary>
      {children}
    </details>
  )
}
