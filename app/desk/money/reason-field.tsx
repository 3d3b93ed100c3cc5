import { useTranslation } from 'react-i18next'
import { REASON_LENGTH } from '#core/money/book.ts'
import { isLonger } from '#core/shared/text.ts'
import { TextArea } from '#ui/primitives/field/text-area.tsx'
import { useFormat } from '../../shared/use-format.ts'

export type ReasonFieldProps = {
  readonly value: string
  /** Whether it was sent: only then is it said that nothing is there. */
  readonly attempted: boolean
  readonly onValueChange: (value: string) => void
}

/** Why an operator moves money or credits, for colleagues. */
export function ReasonField({ value, attempted, onValueChange }: ReasonFieldProps) {
  const { t } = useTranslation(['desk-money', 'errors'])
  const format = useFormat()
  const problem = () => {
    if (isLonger(value.trim(), REASON_LENGTH))
      return t('errors:reason.too-long', {
        count: REASON_LENGTH,
        limit: format.number(REASON_LENGTH),
      })
    return attempted && value.trim() === '' ? t('errors:reason.missing') : undefined
  }
  return (
    <TextArea
      label={t('reason')}
      hint={t('reason-hint')}
      rows={3}
      value={value}
      error={problem()}
      onValueChange={onValueChange}
    />
  )
}
