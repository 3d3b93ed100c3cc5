import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { NightWindow } from '#ui/art/scenes/night-window.tsx'
import { PaperMap } from '#ui/art/scenes/paper-map.tsx'
import { Stage } from '#ui/patterns/lander/stage.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'

const words = (
  <Stack>
    <Heading level={1}>Quiet at home tonight?</Heading>
    <Button tone="ember">Begin tonight</Button>
  </Stack>
)

const meta = preview.meta({
  title: 'Kit/Lander/Stage',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  args: { picture: <NightWindow covers />, ground: 'wall' as const, children: words },
})

export const AtAWindow = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Begin tonight' })).toBeVisible()
  },
})

export const OverAMap = meta.story({
  args: { picture: <PaperMap covers />, ground: 'water', side: 'end' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})
