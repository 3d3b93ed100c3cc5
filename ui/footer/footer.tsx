import type { ReactNode } from 'react'
import { Anchor, type Destination } from '../anchor/anchor.tsx'
import * as styles from './footer.css.ts'

/** Links of one kind, under one word. */
export type FooterGroup = {
  readonly title: string
  readonly links: readonly { readonly label: string; readonly to: Destination }[]
}

export type FooterProps = {
  /** The name of the navigation: "About this site". */
  readonly label: string
  readonly groups: readonly FooterGroup[]
  /** Columns with room to read, for a visitor; one line, for who is at work in the site. */
  readonly shape?: keyof typeof styles.shapes
  readonly logo?: ReactNode
  /** Who runs the site, and the disclaimer. */
  readonly note?: ReactNode
}

/** The end of the page: the rules, the company, how to reach it. */
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
                {links.map(({ label: words, to }) => (
                  <li key={words}>
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
