import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RoundTable } from '#ui/patterns/lander/round-table.tsx'
import { Spread } from '#ui/patterns/lander/spread.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { castOf } from '../site/cast.ts'
import { useBrand } from '../site/use-brand.ts'
import { LanderWords } from './lander-words.tsx'

/** Company around a table, and one chair that is still free: one's name comes on its plate. */
export function FreeSeat() {
  const { t } = useTranslation('landers')
  const [name, setName] = useState('')
  const faces = castOf(useBrand()).map(({ small }) => small)
  return (
    <Spread picture={<RoundTable faces={faces} you={name.trim()} />} ground="sunken">
      <LanderWords
        lander="socialnetwork"
        size="xxl"
        carried={{ name }}
        field={
          <TextField
            label={t('socialnetwork.name')}
            autoComplete="given-name"
            value={name}
            onValueChange={setName}
          />
        }
      />
    </Spread>
  )
}
