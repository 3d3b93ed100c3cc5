import { classes } from '../../primitives/layout/element.ts'
import * as styles from './logo.css.ts'
import { Mark } from './mark.tsx'

export type LogoProps = {
  /** The name of the site, as its members say it. */
  readonly name: string
  /** A second line in the colour of the brand, such as the name of a niche. */
  readonly line?: string
  readonly size?: keyof typeof styles.names
}

/** Characters that fit beside a button on a phone. */
const ROOM = 12

const markSize = { s: 's', m: 'm', l: 'l' } as const

/** The mark and the name of the site. */
export function Logo({ name, line, size = 'm' }: LogoProps) {
  const long = size === 'm' && name.length > ROOM
  return (
    <span className={styles.logo}>
      <Mark size={markSize[size]} />
      <span className={styles.words}>
        <span className={long ? classes(styles.names.m, styles.long) : styles.names[size]}>
          {name}
        </span>
        {/* Read as two words; visually hidden. */}
        {line && ' '}
        {line && <span className={styles.line}>{line}</span>}
      </span>
    </span>
  )
}
