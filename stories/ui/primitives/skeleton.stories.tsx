import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { each } from '#stories/shared/grid.ts'
import { shapes } from '#ui/primitives/skeleton/skeleton.css.ts'
import { Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'

const meta = preview.meta({
  title: 'Kit/Feedback/Skeleton',
  component: Skeleton,
  parameters: { grid: { rows: each('shape', shapes) } },
})

export const Line = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeInTheDocument()
  },
})

export const ShortLine = meta.story({ args: { shape: 'short-line' } })
export const Heading = meta.story({ args: { shape: 'heading' } })
export const Avatar = meta.story({ args: { shape: 'avatar' } })
export const Words = meta.story({
  args: { shape: 'words', children: 'As long as this' },
  play: async ({ canvas }) => {
    const words = await canvas.findByText('As long as this')
    await expect(words).toHaveAttribute('aria-hidden', 'true')
    await expect(getComputedStyle(words).color).toBe('rgba(0, 0, 0, 0)')
  },
})
export const Control = meta.story({ args: { shape: 'control' } })

export const Still = meta.story({
  args: { shape: 'avatar' },
  globals: { motion: 'still' },
  play: async ({ canvasElement }) => {
    const piece = canvasElement.querySelector('[aria-hidden="true"]')
    await expect(piece).toHaveStyle({ animationDuration: '0s' })
  },
})
