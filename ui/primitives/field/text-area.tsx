import type { ComponentProps } from 'react'
import { useEarlyValue } from '../early/use-early-value.ts'
import { classes } from '../layout/element.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as styles from './control.css.ts'
import { Field, type FieldWords } from './field.tsx'

export type TextAreaProps = FieldWords &
  Omit<
    ComponentProps<'textarea'>,
    'className' | 'style' | 'id' | 'onChange' | 'children' | 'rows'
  > & {
    readonly onValueChange?: (value: string) => void
    /** Minimum number of lines. */
    readonly rows?: keyof typeof styles.rows
    /** Remaining characters as text, announced occasionally. */
    readonly remaining?: string
    /** Visually hides the label where the title of its dialog says the same. */
    readonly labelHidden?: boolean
  }

/** A multi-line input that grows with the text. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  labelHidden = false,
  remaining,
  onValueChange,
  rows = 3,
  ...area
}: TextAreaProps) {
  const box = useEarlyValue<HTMLDivElement>(area.value, onValueChange)
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      error={error}
      optional={optional}
      count={optional ? undefined : remaining}
      hint={hint}
    >
      {(control) => (
        <div ref={box} className={styles.box}>
          <textarea
            dir="auto"
            {...area}
            {...control}
            onChange={(event) => onValueChange?.(event.target.value)}
            className={classes(styles.area, styles.rows[rows])}
          />
          {remaining && (
            <VisuallyHidden>
              <span aria-live="polite">{remaining}</span>
            </VisuallyHidden>
          )}
        </div>
      )}
    </Field>
  )
}
