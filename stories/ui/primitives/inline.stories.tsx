import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { expectAlike } from '#stories/shared/alike.ts'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Tiles } from '../tiles.tsx'

const meta = preview.meta({
  title: 'Kit/Layout/Inline',
  component: Inline,
  args: { label: 'Choices', role: 'group', children: <Tiles /> },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const tops = [...canvas.getByRole('group').children].map(
      (child) => child.getBoundingClientRect().top,
    )
    await expectAlike(tops)
  },
})

export const Wraps = meta.story({
  args: { children: <Tiles count={60} /> },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('group')
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  },
})

export const ToBothEnds = meta.story({
  args: { justify: 'between', children: <Tiles count={2} /> },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('group')
    const last = row.lastElementChild?.getBoundingClientRect()
    await expect(last?.right).toBeCloseTo(row.getBoundingClientRect().right, 0)
  },
})
