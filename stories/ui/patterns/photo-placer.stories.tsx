import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { cutOf, UNPLACED, ZOOM } from '#core/profiles/photos/focus.ts'
import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'
import { PhotoPlacer } from '#ui/patterns/photo-placer/photo-placer.tsx'

const meta = preview.meta({ title: 'Kit/People/PhotoPlacer', component: PhotoPlacer })

/** Moved by a finger, a mouse or keys. */
function Placed() {
  const [focus, setFocus] = useState(UNPLACED)
  const { x, y, zoom } = focus
  return (
    <PhotoPlacer
      src={FACES.noor}
      cut={(picture, shape) => cutOf(picture, focus, shape)}
      zoom={zoom}
      zooms={ZOOM}
      onMove={(right, down) => setFocus({ zoom, x: x + right, y: y + down })}
      onZoom={(next) => setFocus({ x, y, zoom: next })}
      words={{
        label: 'The part that others see',
        hint: 'Drag the frame over your face.',
        zoom: 'Closer',
        zoomed: `${zoom} ×`,
        card: 'On your card',
        round: 'In messages',
      }}
    />
  )
}

export const ByKeys = meta.story({
  render: () => <Placed />,
  play: async ({ canvas, userEvent }) => {
    const frame = await canvas.findByRole('slider', { name: 'The part that others see' })
    await waitFor(() => expect(frame).toHaveAttribute('aria-valuetext'))
    frame.focus()
    await userEvent.keyboard('+++++{Shift>}{ArrowLeft}{/Shift}')
    await waitFor(() => expect(frame).toHaveAttribute('aria-valuenow', '40'))
  },
})

export const OnAPhoneInTheDark = meta.story({
  render: () => <Placed />,
  globals: { viewport: { value: 'phone' }, mode: 'dark' },
})
