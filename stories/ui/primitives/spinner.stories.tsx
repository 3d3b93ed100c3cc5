import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { each } from '#stories/shared/grid.ts'
import { marks } from '#ui/primitives/spinner/spinner.css.ts'
import { Spinner } from '#ui/primitives/spinner/spinner.tsx'

const meta = preview.meta({
  title: 'Kit/Feedback/Spinner',
  component: Spinner,
  parameters: { grid: { rows: each('size', marks) } },
  args: { label: 'Waiting for your bank' },
})

export const Large = meta.story({
  args: { size: 'l' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Waiting for your bank')
  },
})

export const Small = meta.story({ args: { size: 's' } })

export const Still = meta.story({
  args: { size: 'l' },
  globals: { motion: 'still' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('path')).toHaveStyle({ animationDuration: '0s' })
  },
})
