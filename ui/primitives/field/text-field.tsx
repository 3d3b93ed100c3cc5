import type { ComponentProps, ReactNode } from 'react'
import { useEarlyValue } from '../early/use-early-value.ts'
import { classes } from '../layout/element.ts'
import * as styles from './control.css.ts'
import { Field, type FieldWords } from './field.tsx'

/** Native input props of a one-line field. */
export type InputAttributes = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'id' | 'size' | 'onChange' | 'children' | 'prefix'
> & { readonly onValueChange?: (value: string) => void }

export type TextFieldProps = FieldWords &
  InputAttributes & {
    /** Prefix: an icon or a unit. */
    readonly lead?: ReactNode
    /** Suffix: a unit or a small button. */
    readonly tail?: ReactNode
    /** Tabular digits, for codes and numbers. */
    readonly digits?: boolean
  }

/** A one-line input. */
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
  const box = useEarlyValue<HTMLDivElement>(input.value, onValueChange)
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
