import { LaidTable } from '../art/laid-table.tsx'
import { Mark } from '../mark/mark.tsx'
import * as styles from './round-table.css.ts'

export type RoundTableProps = {
  /** Up to six pictures of people; they decorate. */
  readonly faces: readonly string[]
}

const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** A laid table with company around it, and one chair that is still free. */
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
