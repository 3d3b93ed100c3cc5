import { useTranslation } from 'react-i18next'
import { Chips } from '#ui/primitives/field/chips.tsx'
import { useDistance } from '../../../shared/use-distance.ts'
import type { StepProps } from './step-props.ts'

const ANY_AGE = { from: null, to: null }
/** What "nearby" means, in kilometres. */
const NEAR = 50

/** Ages and distance that a lander asked for, to be changed here; nothing if none did. */
export function CarriedWishes({
  draft: { ages, within },
  onFill,
}: Pick<StepProps, 'draft' | 'onFill'>) {
  const { t } = useTranslation('signup')
  const distance = useDistance()
  return (
    <>
      {ages !== undefined && (
        <Chips
          single
          legend={t('wishes.age')}
          options={[
            { value: 'own', label: t('wishes.own-age') },
            { value: 'any', label: t('wishes.any') },
          ]}
          value={[ages === 'own' ? 'own' : 'any']}
          onValueChange={([chosen]) => onFill({ ages: chosen === 'own' ? 'own' : ANY_AGE })}
        />
      )}
      {within !== undefined && (
        <Chips
          single
          legend={t('wishes.distance')}
          options={[
            { value: 'near', label: distance(NEAR) },
            { value: 'any', label: t('wishes.any') },
          ]}
          value={[within === null ? 'any' : 'near']}
          onValueChange={([chosen]) => onFill({ within: chosen === 'near' ? NEAR : null })}
        />
      )}
    </>
  )
}
