import { useTranslation } from 'react-i18next'
import { Spread } from '#ui/patterns/lander/spread.tsx'
import { Talk } from '#ui/patterns/lander/talk.tsx'
import { LanderWords } from './lander-words.tsx'

/** How a talk begins: four lines that write themselves. */
export function StepByStep() {
  const { t } = useTranslation('landers')
  const lines = [t('talk.1'), t('talk.2'), t('talk.3'), t('talk.4')]
  return (
    <Spread picture={<Talk label={t('talk.label')} lines={lines} />} ground="sunken" shape="free">
      <LanderWords lander="transitionsvideolanding" />
    </Spread>
  )
}
