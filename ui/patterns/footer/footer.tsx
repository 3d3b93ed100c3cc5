import type { ReactNode } from 'react'
import { Anchor, type Destination } from '../../primitives/anchor/anchor.tsx'
import * as styles from './footer.css.ts'

/** A group of links with a heading. */
export type FooterGroup = {
  readonly title: string
  readonly links: readonly {
    readonly label: string
    readonly to: Destination
    /** On a line of its own where links run on: one the law wants to be found easily. */
    readonly alone?: boolean
  }[]
}

export type FooterProps = {
  /** The name of the navigation: "About this site". */
  readonly label: string
  readonly groups: readonly FooterGroup[]
  /** Groups with their headings; links below each other without them; one line, running on. */
  readonly shape?: keyof typeof styles.shapes
  readonly logo?: ReactNode
  /** The company, and the disclaimer. */
  readonly note?: ReactNode
}

/** The page footer: rules, company, contact. */
export function Footer({ label, groups, shape = 'columns', logo, note }: FooterProps) {
  const columns = shape === 'columns'
  return (
    <footer className={styles.footer}>
      <div className={styles.shapes[shape]}>
        {columns && logo}
        <nav aria-label={label} className={styles.groups[shape]}>
          {groups.map(({ title, links }) => (
            <div key={title} className={styles.group[shape]}>
              {columns && <p className={styles.title}>{title}</p>}
              <ul className={styles.group[shape]}>
                {links.map(({ label: words, to, alone }) => (
                  <li key={words} className={alone && !columns ? styles.alone : undefined}>
                    <Anchor to={to} className={styles.link}>
                      {words}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {note && <div className={styles.note}>{note}</div>}
      </div>
    </footer>
  )
}
