import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TwoTastes } from '#ui/art/scenes/two-tastes.tsx'
import { Spread } from '#ui/patterns/lander/spread.tsx'
import { Chips } from '#ui/primitives/field/chips.tsx'
import { useFieldTexts } from '../locales/use-field-texts.ts'
import { settingsQuery } from '../site/queries.ts'
import { LanderWords } from './lander-words.tsx'

/** How many interests are offered, and how many one takes along. */
const OFFERED = 9
const TAKEN = 3

/** Interests of two people, and the one they share; three are one's own. */
export function SharedTastes() {
  const { t } = useTranslation(['landers', 'fields'])
  const texts = useFieldTexts()
  const { data: settings } = useQuery(settingsQuery)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const offers = texts.interests((settings?.interests ?? []).slice(0, OFFERED))
  return (
    <Spread picture={<TwoTastes />} shape="brief">
      <LanderWords
        lander="iconslanding"
        size="xxl"
        carried={chosen.length > 0 ? { interests: chosen } : {}}
        field={
          <Chips
            legend={t('iconslanding.choose')}
            options={offers.map((offer) => ({
              ...offer,
              disabled: chosen.length >= TAKEN && !chosen.includes(offer.value),
            }))}
            value={chosen}
            onValueChange={setChosen}
          />
        }
      />
    </Spread>
  )
}
