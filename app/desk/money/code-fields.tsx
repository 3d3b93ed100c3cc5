import { useTranslation } from 'react-i18next'
import { Chips } from '#ui/primitives/field/chips.tsx'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { useMethods } from '../../money/credits/methods.ts'
import { useFormat } from '../../shared/use-format.ts'
import { type CodeDraft, type CodeField, methodsIn, VALIDITIES } from './code-draft.ts'
import type { CodeChoices } from './queries.ts'

export type CodeFieldsProps = {
  readonly draft: CodeDraft
  readonly choices: CodeChoices
  readonly errorAt: (field: CodeField) => string | undefined
  readonly onType: (part: Partial<CodeDraft>) => void
}

/** What a code takes off, and from which order on. */
export function WorthFields({ draft, choices, errorAt, onType }: CodeFieldsProps) {
  const { t } = useTranslation(['desk-money', 'credits'])
  const isAmount = draft.kind === 'amount'
  return (
    <Stack gap="m">
      <SelectField
        label={t('new.kind')}
        value={draft.kind}
        options={[
          { value: 'percentage', label: t('new.kind-percentage') },
          { value: 'amount', label: t('new.kind-amount') },
        ]}
        onValueChange={(kind) => onType({ kind })}
      />
      {isAmount ? (
        <TextField
          label={t('new.kind-amount')}
          inputMode="decimal"
          digits
          value={draft.amount}
          error={errorAt('amount')}
          onValueChange={(amount) => onType({ amount })}
        />
      ) : (
        <TextField
          label={t('new.kind-percentage')}
          inputMode="numeric"
          digits
          tail="%"
          value={draft.percentage}
          error={errorAt('percentage')}
          onValueChange={(percentage) => onType({ percentage })}
        />
      )}
      <SelectField
        label={t('new.currency')}
        value={draft.currency}
        error={errorAt('currency')}
        options={[
          { value: '', label: t('new.any-currency') },
          ...choices.currencies.map((value) => ({ value, label: value })),
        ]}
        onValueChange={(currency) => onType({ currency })}
      />
      <TextField
        label={t('new.minimum')}
        inputMode="decimal"
        digits
        optional={t('credits:code.optional')}
        value={draft.minimum}
        error={errorAt('minimum')}
        onValueChange={(minimum) => onType({ minimum })}
      />
    </Stack>
  )
}

/** Who may use a code, how often, until when, and with which methods. */
export function LimitFields({ draft, choices, errorAt, onType }: CodeFieldsProps) {
  const { t } = useTranslation(['desk-money', 'credits'])
  const format = useFormat()
  const method = useMethods()
  return (
    <Stack gap="m">
      <SelectField
        label={t('new.validity')}
        value={draft.validity}
        options={VALIDITIES.map((value) => ({ value, label: t(`validity.${value}`) }))}
        onValueChange={(validity) => onType({ validity })}
      />
      <TextField
        label={t('new.expires')}
        type="date"
        optional={t('credits:code.optional')}
        value={draft.expires}
        error={errorAt('expires')}
        onValueChange={(expires) => onType({ expires })}
      />
      <SelectField
        label={t('new.country')}
        value={draft.country}
        error={errorAt('country')}
        options={[
          { value: '', label: t('new.any-country') },
          ...choices.countries
            .map((value) => ({ value, label: format.country(value) }))
            .toSorted((a, b) => format.compare(a.label, b.label)),
        ]}
        onValueChange={(country) => onType({ country })}
      />
      <TextField
        label={t('new.member')}
        hint={t('new.member-hint')}
        optional={t('credits:code.optional')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.member}
        error={errorAt('member')}
        onValueChange={(member) => onType({ member })}
      />
      <Chips
        legend={t('new.methods')}
        hint={t('new.methods-hint')}
        options={choices.methods.map((value) => ({ value, label: method(value).name }))}
        value={methodsIn(draft)}
        error={errorAt('methods')}
        onValueChange={(methods) => onType({ methods: methods.join(',') })}
      />
    </Stack>
  )
}
