import { useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { useEarlyValue } from '../early/use-early-value.ts'
import { Icon } from '../icon/icon.tsx'
import * as styles from './control.css.ts'
import { Field } from './field.tsx'
import type { InputAttributes } from './text-field.tsx'

export type SearchFieldProps = Omit<InputAttributes, 'value' | 'defaultValue' | 'type'> & {
  readonly label: string
  readonly value: string
  readonly onValueChange: (value: string) => void
  /** Label of the clear button. */
  readonly clearLabel: string
}

/** Finds something in a list by words, and is cleared in one press. */
export function SearchField({
  label,
  value,
  onValueChange,
  clearLabel,
  ...input
}: SearchFieldProps) {
  const typed = useRef<HTMLInputElement>(null)
  const box = useEarlyValue<HTMLDivElement>(value, onValueChange)
  const clear = () => {
    onValueChange('')
    typed.current?.focus()
  }
  return (
    <Field label={label}>
      {(control) => (
        <div ref={box} className={styles.box}>
          <span className={styles.lead}>
            <Icon name="search" />
          </span>
          <input
            enterKeyHint="search"
            {...input}
            {...control}
            ref={typed}
            type="search"
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            className={styles.control}
          />
          {value && (
            <span className={styles.tail}>
              <IconButton icon="close" label={clearLabel} onClick={clear} />
            </span>
          )}
        </div>
      )}
    </Field>
  )
}
