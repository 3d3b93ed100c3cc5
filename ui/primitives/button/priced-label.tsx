import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as styles from './button.css.ts'

const SIGN = ' · '

/**
 * A label's text, with the price after its last "·" on one line. The sign is painted on a space, since a space vanishes
 * where a line breaks: no line begins or ends with it.
 */
export function pricedLabel(label: ReactNode): ReactNode {
  if (typeof label !== 'string' || !label.includes(SIGN)) return label
  const at = label.lastIndexOf(SIGN)
  return (
    <span>
      {label.slice(0, at)}
      <VisuallyHidden> ·</VisuallyHidden>
      <span className={styles.sign}> </span>
      <span className={styles.price}>{label.slice(at + SIGN.length)}</span>
    </span>
  )
}
