import { useTranslation } from 'react-i18next'
import { RadioCards } from '#ui/primitives/field/radio-cards.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { useFormat } from '../../shared/use-format.ts'
import {
  type ChosenRefund,
  type Refundable,
  type RefundDraft,
  waysToRefund,
} from './refund-draft.ts'

export type RefundFieldsProps = {
  readonly draft: RefundDraft
  readonly found: ChosenRefund
  readonly refundable: Refundable
  /** Whether it was sent: only then is it said what is missing. */
  readonly attempted: boolean
  readonly onType: (part: Partial<RefundDraft>) => void
}

/** How much is refunded, and what becomes of the unused credits. */
export function RefundFields({ draft, found, refundable, attempted, onType }: RefundFieldsProps) {
  const { t } = useTranslation('desk-money')
  const format = useFormat()
  const { how, leaves, left, amount } = found
  const range = t('refund.range', { most: format.money(left) })
  return (
    <>
      <RadioCards
        legend={t('refund.how')}
        value={how ?? ''}
        error={attempted && !how ? t('problem.missing') : undefined}
        onValueChange={(chosen) => onType({ how: chosen })}
        options={waysToRefund(refundable).map((value) => ({
          value,
          label: t(`refund.${value}`),
          ...(value === 'whole' && { hint: format.money(left) }),
          ...(value === 'unspent' && {
            hint: t('refund.unspent-hint', {
              credits: format.number(refundable.unspent),
              amount: format.money(refundable.worth),
            }),
          }),
        }))}
      />
      {how === 'other' && (
        <TextField
          label={t('refund.amount')}
          hint={range}
          inputMode="decimal"
          digits
          value={draft.amount}
          error={attempted && amount === null ? range : undefined}
          onValueChange={(typed) => onType({ amount: typed })}
        />
      )}
      {refundable.unspent > 0 && (
        <RadioCards
          legend={t('refund.credits', { credits: format.number(refundable.unspent) })}
          value={leaves ? 'leave' : 'take'}
          onValueChange={(credits) => onType({ credits })}
          options={[
            { value: 'take', label: t('refund.take') },
            { value: 'leave', label: t('refund.leave'), hint: t('refund.leave-hint') },
          ]}
        />
      )}
    </>
  )
}
