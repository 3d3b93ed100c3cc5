import type { ReactNode } from 'react'
import { Anchor, type Destination } from '../../primitives/anchor/anchor.tsx'
import { Avatar } from '../../primitives/avatar/avatar.tsx'
import { classes } from '../../primitives/layout/element.ts'
import * as styles from './case-table.css.ts'

/** What a row is about. */
export type CaseSubject = {
  /** Opens it; absent where there is nothing to open. */
  readonly to?: Destination | undefined
  readonly title: ReactNode
  /** Whose face it is, where it is about somebody; the picture only where it may be shown unasked. */
  readonly face?: { readonly name: string; readonly src?: string | null } | null
  /** Why it comes before the others, in a word or two. */
  readonly mark?: ReactNode
  /** Its number, who has it, and the like: small. */
  readonly notes?: readonly (string | null | false | undefined)[]
}

/** One of the other columns. */
export type CaseColumn<Row> = {
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** `end`: beside the subject on a phone too, such as its age or amount. */
  readonly kind?: keyof typeof styles.cells
  /** Not on a phone. */
  readonly spare?: boolean
}

export type CaseTableProps<Row> = {
  readonly caption: string
  /** The name of the first column. */
  readonly title: string
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly subjectOf: (row: Row) => CaseSubject
  /** One to six. */
  readonly columns: readonly CaseColumn<Row>[]
}

/** Cases or people in rows of one line, on a phone of two; a row opens as a whole. `RowKeys` around it walks them. */
export function CaseTable<Row>({
  caption,
  title,
  rows,
  keyOf,
  subjectOf,
  columns,
}: CaseTableProps<Row>) {
  const cell = ({ kind = 'words', spare }: CaseColumn<Row>) =>
    classes(styles.cells[kind], spare && styles.spare)
  const tracks = styles.tracks[columns.length as keyof typeof styles.tracks]
  return (
    // The roles are those of the elements, which browsers drop where these are no boxes of a table.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" className={classes(styles.table, tracks)}>
      <caption className={styles.caption}>{caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row" className={styles.line}>
          <th role="columnheader" scope="col" className={styles.name}>
            {title}
          </th>
          {columns.map((column) => (
            <th key={column.title} role="columnheader" scope="col" className={cell(column)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body} data-doors>
        {rows.map((row) => {
          const subject = subjectOf(row)
          return (
            <tr
              key={keyOf(row)}
              role="row"
              className={classes(styles.line, styles.row, subject.face && styles.faced)}
            >
              <td role="cell" className={styles.subject}>
                <Subject {...subject} />
              </td>
              {columns.map((column) => (
                <td key={column.title} role="cell" className={cell(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}

function Subject({ to, title, face, mark, notes = [] }: CaseSubject) {
  const said = notes.filter(Boolean)
  return (
    <>
      {face && (
        <span className={styles.face}>
          <Avatar size="s" name={face.name} src={face.src} />
        </span>
      )}
      {to ? (
        <Anchor to={to} className={styles.link} data-row dir="auto">
          {title}
        </Anchor>
      ) : (
        <span className={styles.title}>{title}</span>
      )}
      {mark && <span className={styles.mark}>{mark}</span>}
      {said.length > 0 && <span className={styles.notes}>{said.join(' · ')}</span>}
    </>
  )
}
