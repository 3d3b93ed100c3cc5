import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { expectAlike } from '#stories/shared/alike.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { Strip } from '#ui/primitives/layout/strip.tsx'

const meta = preview.meta({
  title: 'Kit/Layout/Strip',
  component: Strip,
  args: {
    as: 'section',
    label: 'Filters',
    children: Array.from({ length: 24 }, (_, index) => `Filter ${index + 1}`).map((name) => (
      <Button key={name} size="s">
        {name}
      </Button>
    )),
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const strip = await canvas.findByRole('region', { name: 'Filters' })
    const tops = [...strip.children].map((child) => child.getBoundingClientRect().top)
    await expectAlike(tops)

    await userEvent.click(await canvas.findByRole('button', { name: 'Filter 24' }))
    await expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth)
  },
})
