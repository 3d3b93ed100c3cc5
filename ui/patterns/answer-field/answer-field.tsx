import { Anchor, type Destination } from '../../primitives/anchor/anchor.tsx'
import * as styles from './answer-field.css.ts'

export type AnswerFieldProps = {
  /** Where one writes: a link to the composer, or a button that opens what comes before it. */
  readonly to: Destination
  /** "Answer Noor …" */
  readonly children: string
  /** What sending costs: "1 credit"; absent if nothing. */
  readonly price?: string | undefined
}

/** A link that looks like the field it leads to, with the price of what is written there. */
export function AnswerField({ to, children, price }: AnswerFieldProps) {
  return (
    <Anchor to={to} className={styles.field}>
      <span className={styles.words}>{children}</span>
      {price && <span className={styles.price}>{price}</span>}
    </Anchor>
  )
}
