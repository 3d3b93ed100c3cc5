import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Focus } from '#core/profiles/photo.ts'
import { cutOf, UNPLACED, ZOOM } from '#core/profiles/photos/focus.ts'
import type { PhotoPlacerProps } from '#ui/patterns/photo-placer/photo-placer.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { useMedia } from '../../shared/use-media.ts'

/** A mouse, beside which there are keys; a finger has none. */
const FINE_POINTER = '(any-pointer: fine)'

const within = (at: number) => Math.min(100, Math.max(0, at))

/** Where a photo's face is while it is placed, and the props of what places it. */
export function useFocus(
  start: Focus | null,
  onChange: (focus: Focus) => void = () => {},
): { readonly focus: Focus; readonly placer: Omit<PhotoPlacerProps, 'src'> } {
  const { t } = useTranslation('signup')
  const format = useFormat()
  const fine = useMedia(FINE_POINTER)
  const [focus, setFocus] = useState(start ?? UNPLACED)
  const change = (next: Focus) => {
    setFocus(next)
    onChange(next)
  }
  const { x, y, zoom } = focus
  return {
    focus,
    placer: {
      cut: (picture, shape) => cutOf(picture, focus, shape),
      zoom,
      zooms: ZOOM,
      onMove: (right, down) => change({ zoom, x: within(x + right), y: within(y + down) }),
      onZoom: (next) => change({ x, y, zoom: next }),
      words: {
        label: t('placing.label'),
        hint: fine ? t('placing.hint') : t('placing.hint-touch'),
        zoom: t('placing.zoom'),
        zoomed: `${format.number(Math.round(zoom * 10) / 10)} ×`,
        card: t('placing.card'),
        round: t('placing.round'),
      },
    },
  }
}
