import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LINE_LENGTH } from '#core/profiles/profile.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { TextArea } from '#ui/primitives/field/text-area.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { useRemaining } from './use-remaining.ts'

/** Beginnings to take, where one does not know how to begin. */
const BEGINNINGS = ['line.begin-wake', 'line.begin-teach', 'line.begin-never'] as const

export type LineFieldProps = {
  readonly hint: string
  readonly error?: string | undefined
  readonly value: string
  readonly onValueChange: (line: string) => void
  readonly onBlur?: () => void
}

/** One's own sentence, with three beginnings while it is empty. */
export function LineField({ hint, error, value, onValueChange, onBlur }: LineFieldProps) {
  const { t } = useTranslation('profile')
  const remaining = useRemaining()
  const field = useRef<HTMLTextAreaElement>(null)
  const begin = (line: string) => {
    onValueChange(line)
    field.current?.focus()
  }
  return (
    <Stack gap="s">
      <TextArea
        ref={field}
        label={t('part.line')}
        labelHidden
        hint={hint}
        error={error}
        rows={3}
        remaining={remaining(value, LINE_LENGTH.longest)}
        value={value}
        onValueChange={onValueChange}
        onBlur={onBlur}
      />
      {value === '' && (
        <Inline gap="xs">
          {BEGINNINGS.map((key) => (
            <Button key={key} size="s" onClick={() => begin(`${t(key)} `)}>
              {t(key)} …
            </Button>
          ))}
        </Inline>
      )}
    </Stack>
  )
}
