import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'
import { Wall } from '#ui/patterns/lander/wall.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'

const faces = [
  FACES.noor,
  FACES.tom,
  FACES.amal,
  FACES.joost,
  FACES.noorOutside,
  FACES.noorAtHome,
].map((src) => ({ src }))

const meta = preview.meta({
  title: 'Kit/Lander/Wall',
  component: Wall,
  parameters: { layout: 'fullscreen' },
  args: { pictures: faces, children: <Heading level={1}>Take your time looking.</Heading> },
})

export const SixPictures = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(6)
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const TwoPictures = meta.story({
  args: { pictures: faces.slice(0, 2) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(2)
  },
})
