import { type ReactNode, useEffect, useRef } from 'react'
import * as styles from './disclosure.css.ts'

export type DisclosureProps = {
  /** The question that opens it. */
  readonly title: string
  /** Opens it as soon as there is something in it that must be seen; closing stays the reader's. */
  readonly opens?: boolean
  /** A part of a form, with the title of one. */
  readonly part?: boolean
  readonly children: ReactNode
}

/** Text on demand. The browser opens it, also without scripts, and finds what is in it. */
export function Disclosure({ title, opens = false, part = false, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (opens && details.current) details.current.open = true
  }, [opens])
  return (
    <details ref={details}>
      <summary className={part ? styles.part : styles.title}>{title}</summary>
      {children}
    </details>
  )
}
