import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sexualitiesOf, sexualityOf } from '#core/profiles/fields.ts'
import { GENDERS, SEXUALITIES } from '#core/profiles/profile.ts'
import { Checkbox } from '#ui/primitives/field/checkbox.tsx'
import { Chips } from '#ui/primitives/field/chips.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFieldTexts } from '../../../locales/use-field-texts.ts'
import { settingsQuery } from '../../../site/queries.ts'
import { useExplain } from '../../../site/use-explain.ts'
import { CarriedWishes } from './carried-wishes.tsx'
import type { StepProps } from './step-props.ts'

/** Gender and preference. */
export function PreferenceStep({ draft, refusals, onFill }: StepProps) {
  const { t } = useTranslation('signup')
  const explain = useExplain()
  const texts = useFieldTexts()
  const { gender, sexuality, consent } = draft
  const { data: settings } = useQuery(settingsQuery)

  const chooseGender = ([value]: readonly string[]) => {
    const chosen = GENDERS.find((one) => one === value) ?? null
    const fits = chosen && sexuality && sexualitiesOf(chosen).includes(sexuality)
    // Whom one looks for was said before: with one's gender it is the orientation.
    const said = chosen && draft.seeks ? sexualityOf(chosen, draft.seeks) : null
    onFill({ gender: chosen, sexuality: said ?? (fits ? sexuality : null) })
  }
  const chooseSexuality = ([value]: readonly string[]) =>
    onFill({ sexuality: SEXUALITIES.find((one) => one === value) ?? null, seeks: undefined })

  return (
    <>
      <Heading level={2} arrives>
        {t('preference.title')}
      </Heading>
      <Chips
        single
        legend={t('about.gender')}
        error={refusals.gender && explain(refusals.gender)}
        options={GENDERS.map((value) => ({ value, label: texts.gender(value) }))}
        value={gender ? [gender] : []}
        onValueChange={chooseGender}
      />
      <Chips
        single
        legend={t('about.sexuality')}
        error={refusals.sexuality && explain(refusals.sexuality)}
        options={(gender ? sexualitiesOf(gender) : SEXUALITIES).map((value) => ({
          value,
          label: texts.sexuality(value),
        }))}
        value={sexuality ? [sexuality] : []}
        onValueChange={chooseSexuality}
      />
      <CarriedWishes draft={draft} onFill={onFill} />
      <Checkbox
        label={t('consent.label', { site: settings?.name ?? '' })}
        hint={t('consent.hint')}
        error={refusals.consent && explain(refusals.consent)}
        checked={consent}
        onCheckedChange={(agreed) => onFill({ consent: agreed })}
      />
      <Text size="s" tone="muted">
        {t('consent.visitors')}
      </Text>
    </>
  )
}
