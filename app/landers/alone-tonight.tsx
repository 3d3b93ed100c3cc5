import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NightWindow } from '#ui/art/scenes/night-window.tsx'
import { Stage } from '#ui/patterns/lander/stage.tsx'
import { TextArea } from '#ui/primitives/field/text-area.tsx'
import { LanderWords } from './lander-words.tsx'

/** A quiet evening, a window, and the first sentence. */
export function AloneTonight() {
  const { t } = useTranslation('landers')
  const [line, setLine] = useState('')
  return (
    <Stage picture={<NightWindow covers />} ground="wall">
      <LanderWords
        lander="alonetonight"
        size="xxl"
        carried={{ line }}
        field={
          <TextArea label={t('alonetonight.line')} rows={3} value={line} onValueChange={setLine} />
        }
      />
    </Stage>
  )
}
