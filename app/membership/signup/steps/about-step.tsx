import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DraftField } from '#core/membership/signup/draft.ts'
import { DETAIL_FIELDS } from '#core/profiles/fields.ts'
import { INTERESTS_LIMIT } from '#core/profiles/profile.ts'
import { Chips } from '#ui/primitives/field/chips.tsx'
import { Fieldset } from '#ui/primitives/field/fieldset.tsx'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { TextArea } from '#ui/primitives/field/text-area.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { useDetailTexts } from '../../../locales/use-detail-texts.ts'
import { useFieldTexts } from '../../../locales/use-field-texts.ts'
import { settingsQuery } from '../../../site/queries.ts'
import { useExplain } from '../../../site/use-explain.ts'
import type { StepProps } from './step-props.ts'

/** About me; all optional. */
export function AboutStep({ draft, refusals, onFill, onLeave }: StepProps) {
  const { t } = useTranslation('signup')
  const explain = useExplain()
  const texts = useFieldTexts()
  const details = useDetailTexts()
  const { data: settings } = useQuery(settingsQuery)
  const wrong = (field: DraftField) => {
    const refusal = refusals[field]
    return refusal && explain(refusal)
  }
  const { interests } = draft
  const asked = DETAIL_FIELDS.filter((field) => settings?.visible_profile_fields.includes(field))

  return (
    <>
      <Heading level={2} arrives>
        {t('about.title')}
      </Heading>
      <TextArea
        label={t('about.text')}
        optional={t('optional')}
        hint={t('about.text-hint')}
        error={wrong('about')}
        rows={4}
        value={draft.about}
        onValueChange={(about) => onFill({ about })}
        onBlur={() => onLeave('about')}
      />
      <Chips
        legend={t('about.interests')}
        hint={t('about.interests-hint', { maximum: INTERESTS_LIMIT })}
        error={wrong('interests')}
        options={texts.interests(settings?.interests ?? []).map((offer) => ({
          ...offer,
          disabled: interests.length >= INTERESTS_LIMIT && !interests.includes(offer.value),
        }))}
        value={interests}
        onValueChange={(chosen) => onFill({ interests: chosen })}
      />
      {asked.length > 0 && (
        <Fieldset legend={t('about.more')} hint={t('optional')} gap="m">
          {/* One column on a phone: beside each other, what is chosen would be cut. */}
          <Grid gap="m" cell="card">
            {asked.map((field) => (
              <SelectField
                key={field}
                label={details.detail(field)}
                error={wrong(field)}
                options={[
                  { value: '', label: t('about.unsaid') },
                  ...details.choices(field, draft.gender),
                ]}
                value={draft.details[field] ?? ''}
                onValueChange={(value) => onFill({ details: { ...draft.details, [field]: value } })}
              />
            ))}
          </Grid>
        </Fieldset>
      )}
    </>
  )
}
