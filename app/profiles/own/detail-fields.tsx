import { useTranslation } from 'react-i18next'
import { DETAIL_FIELDS } from '#core/profiles/fields.ts'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { useDetailTexts } from '../../locales/use-detail-texts.ts'
import type { PartFieldsProps } from './parts.ts'

/** Profile details, all optional. */
export function DetailFields({
  profile,
  change,
  error,
  onChange,
}: Pick<PartFieldsProps, 'profile' | 'change' | 'error' | 'onChange'>) {
  const { t } = useTranslation('profile')
  const texts = useDetailTexts()
  const details = change.details ?? {}
  return DETAIL_FIELDS.map((field, index) => (
    <SelectField
      key={field}
      label={texts.detail(field)}
      error={index === 0 ? error : undefined}
      options={[{ value: '', label: t('unsaid') }, ...texts.choices(field, profile.gender)]}
      value={details[field] ?? ''}
      onValueChange={(value) => onChange({ details: { ...details, [field]: value } })}
    />
  ))
}
