import type { ComponentProps, ReactNode } from 'react'
import { useTypedEarly } from '../early/use-typed-early.ts'
import { classes } from '../layout/element.ts'
import * as styles from './control.css.ts'
import { Field, type FieldWords } from './field.tsx'

/** What a one-line field takes of a native input; names are the browser's own. */
export type InputAttributes = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'id' | 'size' | 'onChange' | 'children' | 'prefix'
> & { readonly onValueChange?: (value: string) => void }

export type TextFieldProps = FieldWords &
  InputAttributes & {
    /** Before the text: an icon or a unit. */
    readonly lead?: ReactNode
    /** After the text: a unit or a small button. */
    readonly tail?: ReactNode
    /** Digits of one width, for codes and numbers. */
    readonly digits?: boolean
  }

/** One line to type in. */
export function TextField({
  label,
  hint,
  error,
  optional,
  lead,
  tail,
  digits = false,
  onValueChange,
  ...input
}: TextFieldProps) {
  const box = useTypedEarly<HTMLDivElement>(input.value, onValueChange)
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div ref={box} className={styles.box}>
          {lead && <span className={styles.lead}>{lead}</span>}
          <input
            type="text"
            {...input}
            {...control}
            onChange={(event) => onValueChange?.(event.target.value)}
            className={classes(styles.control, digits && styles.digits)}
          />
          {tail && (
            <span className={classes(styles.tail, typeof tail === 'string' && styles.tailWords)}>
              {tail}
            </span>
          )}
        </div>
      )}
    </Field>
  )
}
