import { useTranslation } from 'react-i18next'
import { HOUSE_RULES } from '#core/accounts/account.ts'
import { FACTS_LENGTH } from '#core/safety/restriction.ts'
import { lengthOf } from '#core/shared/text.ts'
import type { Locale } from '#core/site/locales.ts'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { TextArea } from '#ui/primitives/field/text-area.tsx'
import { ownName } from '../../accounts/account/own-name.ts'
import { useFormat } from '../../shared/use-format.ts'

export type RuleFieldProps = {
  readonly value: string
  readonly missing: boolean
  readonly onValueChange: (rule: string) => void
}

/** The house rule that was broken. */
export function RuleField({ value, missing, onValueChange }: RuleFieldProps) {
  const { t } = useTranslation(['desk-cases', 'account'])
  return (
    <SelectField
      label={t('decide.rule')}
      placeholder={t('decide.choose')}
      options={HOUSE_RULES.map((rule) => ({ value: rule, label: t(`account:rule.${rule}`) }))}
      value={value}
      error={missing ? t('decide.missing-rule') : undefined}
      onValueChange={onValueChange}
    />
  )
}

export type FactsFieldProps = {
  readonly value: string
  readonly missing: boolean
  /** The language in which the member reads it. */
  readonly language: Locale
  /** Of a lifted ban: nothing was reported. */
  readonly lifts?: boolean
  readonly onValueChange: (facts: string) => void
}

/** What happened, in words that the member reads. */
export function FactsField({ value, missing, language, lifts, onValueChange }: FactsFieldProps) {
  const { t } = useTranslation('desk-cases')
  const format = useFormat()
  const hint = lifts ? 'decide.facts-hint-unban' : 'decide.facts-hint'
  return (
    <TextArea
      label={t('decide.facts')}
      hint={t(hint, { language: ownName(language) })}
      remaining={t('decide.facts-left', {
        left: format.number(FACTS_LENGTH - lengthOf(value.trim())),
      })}
      rows={5}
      value={value}
      error={missing ? t('decide.missing-facts') : undefined}
      onValueChange={onValueChange}
    />
  )
}
