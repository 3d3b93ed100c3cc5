import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Text } from '../text/text.tsx'
import type { FieldWords } from './field.tsx'
import { bareIban, caretAfter, groupedIban } from './iban.ts'
import { TextField } from './text-field.tsx'

export type IbanFieldProps = FieldWords & {
  /** Without spaces. */
  readonly value: string
  /** Called with the IBAN without spaces, in capitals. */
  readonly onValueChange: (iban: string) => void
  readonly onBlur?: () => void
  readonly name?: string
  /** Confirmation text for a valid number. */
  readonly valid?: string | undefined
}

/** An IBAN input, grouped by four while typing. */
export function IbanField({
  value,
  onValueChange,
  onBlur,
  name,
  valid,
  hint,
  error,
  ...words
}: IbanFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const checksOut = valid !== undefined && !error

  useLayoutEffect(() => {
    if (caret.current === null) return
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const type = (typed: string) => {
    const before = typed.slice(0, field.current?.selectionStart ?? typed.length)
    caret.current = caretAfter(bareIban(before).length)
    onValueChange(bareIban(typed))
  }

  return (
    <TextField
      {...words}
      {...(name ? { name } : {})}
      ref={field}
      digits
      value={groupedIban(value)}
      onValueChange={type}
      onBlur={() => onBlur?.()}
      error={error}
      hint={
        checksOut ? (
          <Text as="span" size="s" tone="trust">
            {valid}
          </Text>
        ) : (
          hint
        )
      }
      lead={
        checksOut ? (
          <Text as="span" tone="trust">
            <Icon name="success" />
          </Text>
        ) : (
          <Icon name="bank" />
        )
      }
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
    />
  )
}
