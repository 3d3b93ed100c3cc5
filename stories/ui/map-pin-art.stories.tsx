import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { MapPinArt } from '#ui/map-pin-art/map-pin-art.tsx'

const meta = preview.meta({ title: 'Kit/MapPinArt', component: MapPinArt })

export const OnPaper = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
})

export const InDark = meta.story({ globals: { mode: 'dark' } })
