import { expect } from 'storybook/test'
import { WarmUp } from '#app/landers/warm-up.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { lander, oneAction } from '#stories/shared/landers.ts'

const meta = preview.meta({
  title: 'Landers/tinderswipe',
  component: WarmUp,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...lander('/landers/tinderswipe') },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await oneAction(canvas, 'Now the real thing')
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Coffee first, talking later?' }),
    ).toBeVisible()
  },
})

export const ThreeAnswersLater = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const question of [/^Coffee/, /^Put a record/, /^Camping/]) {
      await canvas.findByRole('heading', { name: question })
      await userEvent.click(await canvas.findByRole('button', { name: 'Yes' }))
    }
    await expect(
      await canvas.findByRole('heading', { name: 'Lovely. Now somebody who agrees.' }),
    ).toBeVisible()
    await oneAction(canvas, 'Now the real thing')
  },
})
