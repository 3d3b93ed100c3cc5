import type { ReactNode } from 'react'
import { classes } from '../layout/element.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as styles from './table.css.ts'

/** A column, and how to render its cells. */
export type Column<Row> = {
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Right-aligned amounts. */
  readonly kind?: keyof typeof styles.cells
  /** Hidden on narrow screens. */
  readonly spare?: boolean
}

export type TableProps<Row> = {
  readonly caption: string
  /** Visually hides the caption where the heading above says the same. */
  readonly captionHidden?: boolean
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Content without rows. */
  readonly empty?: ReactNode
}

/** A data table: a ledger, sessions, orders. */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  keyOf,
  empty,
}: TableProps<Row>) {
  const name = ({ kind = 'words', spare }: Column<Row>) =>
    classes(styles.cells[kind], spare && styles.spare)
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        {captionHidden ? (
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
        ) : (
          <caption className={styles.caption}>{caption}</caption>
        )}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={name(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td key={column.title} className={name(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && empty && (
            <tr>
              <td colSpan={columns.length} className={styles.cells.words}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
