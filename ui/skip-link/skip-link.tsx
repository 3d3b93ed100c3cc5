import type { MouseEvent } from 'react'
import * as styles from './skip-link.css.ts'
import { SKIP_TARGET } from './skip-target.ts'

export type SkipLinkProps = {
  /** Where it leads: "To the content". */
  readonly label: string
}

/** Past the bars of a page to its `SKIP_TARGET`; the first thing one tabs to. Works before any script. */
export function SkipLink({ label }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    const target = document.getElementById(SKIP_TARGET.id)
    if (!target) return
    // An address with a hash would be one more step back.
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
