import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaperMap } from '#ui/art/scenes/paper-map.tsx'
import { Stage } from '#ui/patterns/lander/stage.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { LanderWords } from './lander-words.tsx'

/** Distance bands on a map, never an exact location. */
export function NearbyMap() {
  const { t } = useTranslation('landers')
  const [town, setTown] = useState('')
  return (
    <Stage picture={<PaperMap covers />} ground="water" side="end">
      <LanderWords
        lander="maplanding"
        size="xxl"
        carried={{ town }}
        field={
          <TextField
            label={t('maplanding.town')}
            lead={<Icon name="place" />}
            autoComplete="address-level2"
            value={town}
            onValueChange={setTown}
          />
        }
      />
    </Stage>
  )
}
