import { useTranslation } from 'react-i18next'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { useExplain } from '../../../site/use-explain.ts'
import { BirthDateQuestion } from './birth-date-question.tsx'
import type { StepProps } from './step-props.ts'

/** The profile name and the birth date. Validated on blur, not while typing. */
export function PersonalStep(props: StepProps) {
  const {
    draft: { name },
    refusals,
    onFill,
    onLeave,
  } = props
  const { t } = useTranslation('signup')
  const explain = useExplain()
  return (
    <>
      <Heading level={2} arrives>
        {t('personal.title')}
      </Heading>
      <TextField
        label={t('personal.name')}
        hint={t('personal.name-hint')}
        error={refusals.name && explain(refusals.name)}
        autoComplete="nickname"
        value={name}
        onValueChange={(typed) => onFill({ name: typed })}
        onBlur={() => name !== '' && onLeave('name')}
      />
      <BirthDateQuestion {...props} />
    </>
  )
}
