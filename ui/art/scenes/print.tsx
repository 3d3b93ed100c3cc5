import { chosenFrom, type Shown } from '../../primitives/photo/chosen-from.ts'
import * as styles from './print.css.ts'

export type Printed = {
  /** URL of a picture of 4 by 5, 400 px wide. */
  readonly src: string
  /** The same 240 px wide, for small uses. */
  readonly small?: string
}

export type PrintProps = Printed & {
  /** Alternative text; '' if decorative. */
  readonly alt: string
  /** The LCP picture: preloaded, so in one size; the others are lazy-loaded. */
  readonly opens?: boolean
  readonly shown: Shown
}

/** One picture of a lander that hangs or lies among others. */
export function Print({ src, small, alt, opens = false, shown }: PrintProps) {
  const choice = small !== undefined && chosenFrom([small, 240], [src, 400], shown)
  return (
    <img
      className={styles.picture}
      src={src}
      alt={alt}
      width={400}
      height={500}
      {...(opens
        ? { fetchPriority: 'high' }
        : { ...choice, loading: 'lazy', fetchPriority: 'low' })}
    />
  )
}
