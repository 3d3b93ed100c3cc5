import type { ReactNode } from 'react'
import { Anchor, type Destination } from '../../primitives/anchor/anchor.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import type { IconName } from '../../primitives/icon/icons.ts'
import { classes } from '../../primitives/layout/element.ts'
import * as styles from './doors.css.ts'

export type DoorsProps = {
  /** Accessible name of the list: "Settings". */
  readonly label: string
  /** The list's heading. */
  readonly head: ReactNode
  /** `Door`s. */
  readonly doors: ReactNode
  /** Whether one is open: where both do not fit, it alone is shown. */
  readonly open: boolean
  /** What is behind the open door, or what to do without one. */
  readonly children: ReactNode
}

/** A few ways into a long matter, each a page of its own: beside the open one where there is room. */
export function Doors({ label, head, doors, open, children }: DoorsProps) {
  return (
    <div className={styles.doors}>
      <nav aria-label={label} className={classes(styles.list, open && styles.away)}>
        {head}
        <ul data-doors className={styles.rows}>
          {doors}
        </ul>
      </nav>
      <div className={classes(styles.open, !open && styles.away)}>{children}</div>
    </div>
  )
}

export type DoorProps = {
  /** A router's link tells which one is open (`aria-current`). */
  readonly to: Destination
  readonly icon: IconName
  readonly title: string
  /** How it stands now, in words; empty while unknown. */
  readonly value: string
}

/** A row that leads behind a door, and says how things stand there. */
export function Door({ to, icon, title, value }: DoorProps) {
  return (
    <li className={styles.item}>
      <Anchor to={to} className={styles.door}>
        <span className={styles.sign}>
          <Icon name={icon} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.value}>{value}</span>
        </span>
        <span className={styles.onward}>
          <Icon name="next" size="s" />
        </span>
      </Anchor>
    </li>
  )
}

export type DoorHeadProps = {
  /** The way back, where the doors are not in view: an icon button. */
  readonly back: ReactNode
  /** The door's name, a heading. */
  readonly children: ReactNode
}

/** The head of an open door. */
export function DoorHead({ back, children }: DoorHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.back}>{back}</div>
      {children}
    </div>
  )
}
