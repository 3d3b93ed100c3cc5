import { Mark } from '../../art/mark/mark.tsx'
import { LaidTable } from '../../art/scenes/laid-table.tsx'
import * as styles from './round-table.css.ts'

export type RoundTableProps = {
  /** Up to six decorative portraits. */
  readonly faces: readonly string[]
}

const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** A table seen from above with people, and one free chair. */
export function RoundTable({ faces }: RoundTableProps) {
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
          <Mark size="m" />
        </div>
      </div>
    </div>
  )
}
