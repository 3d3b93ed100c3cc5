import { chosenFrom, type Shown } from '../photo/chosen-from.ts'
import * as styles from './print.css.ts'

export type Printed = {
  /** A picture of 4 by 5, 400 px wide. */
  readonly src: string
  /** The same one 240 px wide, for where it hangs small. */
  readonly small?: string
}

export type PrintProps = Printed & {
  /** What the picture shows; an empty text when it only decorates. */
  readonly alt: string
  /** The one a page opens with, which is fetched ahead and therefore comes in one size; the others come late. */
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
