import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Divider } from '#ui/primitives/layout/divider.tsx'

const meta = preview.meta({ title: 'Kit/Layout/Divider', component: Divider })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator').getBoundingClientRect().height).toBe(1)
  },
})
