import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { OneThing } from '#ui/art/scenes/one-thing.tsx'
import { Pile } from '#ui/patterns/lander/pile.tsx'

const meta = preview.meta({
  title: 'Kit/Lander/Pile',
  component: Pile,
  subcomponents: { OneThing },
  args: { title: 'Coffee first, talking later?', picture: <OneThing thing="cup" /> },
})

export const OnTop = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toHaveTextContent('Coffee first')
  },
})

export const AnotherThing = meta.story({
  args: { title: 'Put a record on and say nothing?', picture: <OneThing thing="record" /> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
})
