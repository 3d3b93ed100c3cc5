import type { MouseEvent } from 'react'
import * as styles from './skip-link.css.ts'
import { SKIP_TARGET } from './skip-target.ts'

export type SkipLinkProps = {
  /** The text: "To the content". */
  readonly label: string
}

/** A skip link past the bars to `SKIP_TARGET`; first in tab order. Works without scripts. */
export function SkipLink({ label }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    const target = document.getElementById(SKIP_TARGET.id)
    if (!target) return
    // Without changing the hash: no additional history entry.
    event.preventDefault()
    target.focus()
    target.scrollIntoView()
  }
  return (
    <a href={`#${SKIP_TARGET.id}`} className={styles.link} onClick={skip}>
      {label}
    </a>
  )
}
