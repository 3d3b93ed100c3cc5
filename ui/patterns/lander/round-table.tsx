import { Mark } from '../../art/mark/mark.tsx'
import { LaidTable } from '../../art/scenes/laid-table.tsx'
import { initialOf } from '../../primitives/avatar/initial-of.ts'
import * as styles from './round-table.css.ts'

export type RoundTableProps = {
  /** Up to six decorative portraits. */
  readonly faces: readonly string[]
  /** Name at the free plate; without it the mark. */
  readonly you?: string
}

/** Letters of a name that a plate holds. */
const ROOM = 7
const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** A table seen from above with people, and one free chair. */
export function RoundTable({ faces, you = '' }: RoundTableProps) {
  return (
    <div className={styles.room} aria-hidden="true">
      <div className={styles.table}>
        <LaidTable />
      </div>
      {faces.slice(0, SEATS.length).map((src, at) => (
        <div key={src} className={styles.seats[SEATS[at] ?? 'first']}>
          <img
            className={styles.face}
            src={src}
            alt=""
            width={240}
            height={300}
            loading="lazy"
            fetchPriority="low"
          />
        </div>
      ))}
      <div className={styles.seats.you}>
        <div className={styles.free}>
          {you === '' ? (
            <Mark size="m" />
          ) : (
            <span className={styles.name}>{you.length > ROOM ? initialOf(you) : you}</span>
          )}
        </div>
      </div>
    </div>
  )
}
