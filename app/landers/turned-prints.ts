import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Printed } from '#ui/art/scenes/print.tsx'
import { castOf } from '../site/cast.ts'
import { useBrand } from '../site/use-brand.ts'

/** What the drawn people say, by place. */
const LINES = ['cast.1', 'cast.2', 'cast.3', 'cast.4', 'cast.5', 'cast.6'] as const

/** The drawn people as prints, one of which may lie turned over: on its back is a line, made up like the drawing. */
export function useTurnedPrints(): readonly Printed[] {
  const { t } = useTranslation('landers')
  const [turned, setTurned] = useState<number | null>(null)
  return castOf(useBrand()).map((drawn, at) => {
    const line = LINES[at]
    if (!line) return drawn
    return {
      ...drawn,
      back: {
        line: t(line),
        note: t('cast.note'),
        label: t('cast.turn', { nth: at + 1 }),
        turned: turned === at,
        onTurn: () => setTurned(turned === at ? null : at),
      },
    }
  })
}
