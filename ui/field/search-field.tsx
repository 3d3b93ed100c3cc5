import { useEffect, useEffectEvent, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import * as styles from './control.css.ts'
import { Field } from './field.tsx'
import type { InputAttributes } from './text-field.tsx'

export type SearchFieldProps = Omit<InputAttributes, 'value' | 'defaultValue' | 'type'> & {
  readonly label: string
  readonly value: string
  readonly onValueChange: (value: string) => void
  /** What the button that empties the field does, in words. */
  readonly clearLabel: string
}

/** A question to search with, emptied by one press. */
export function SearchField({
  label,
  value,
  onValueChange,
  clearLabel,
  ...input
}: SearchFieldProps) {
  const typed = useRef<HTMLInputElement>(null)
  const began = useEffectEvent(() => {
    const before = typed.current?.value ?? ''
    if (before !== value) onValueChange(before)
  })
  // Somebody may have typed in the page that the server sent, before it could answer.
  useEffect(() => began(), [])
  const clear = () => {
    onValueChange('')
    typed.current?.focus()
  }
  return (
    <Field label={label}>
      {(control) => (
        <div className={styles.box}>
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
