import { useTranslation } from 'react-i18next'
import type { DebitField, DebitForm } from '#core/money/direct-debit/debit-form.ts'
import { checkIban } from '#core/money/direct-debit/iban.ts'
import { IbanField } from '#ui/primitives/field/iban-field.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Columns } from '#ui/primitives/layout/columns.tsx'

type Props = {
  readonly form: DebitForm
  readonly onChange: (form: DebitForm) => void
  /** Validation errors by field, as text. */
  readonly faults: Readonly<Partial<Record<DebitField, string>>>
}

/** Spec §3: account holder, address, and phone for the code. */
export function DebitFields({ form, onChange, faults }: Props) {
  const { t } = useTranslation('credits')
  const field = (name: DebitField) => ({
    name,
    value: form[name],
    onValueChange: (value: string) => onChange({ ...form, [name]: value }),
    error: faults[name],
  })
  return (
    <>
      <TextField label={t('debit.holder')} autoComplete="name" {...field('accountHolder')} />
      <IbanField
        label={t('debit.iban')}
        {...field('iban')}
        valid={checkIban(form.iban).ok ? t('debit.iban-valid') : undefined}
      />
      <Columns from="s" gap="l">
        <TextField label={t('debit.street')} autoComplete="address-line1" {...field('street')} />
        <TextField label={t('debit.house-number')} {...field('houseNumber')} />
      </Columns>
      <Columns from="s" gap="l">
        <TextField label={t('debit.zip')} autoComplete="postal-code" {...field('zip')} />
        <TextField label={t('debit.city')} autoComplete="address-level2" {...field('city')} />
      </Columns>
      <TextField
        label={t('debit.phone')}
        hint={t('debit.phone-hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        {...field('phone')}
      />
    </>
  )
}
