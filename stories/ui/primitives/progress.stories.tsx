import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Progress } from '#ui/primitives/progress/progress.tsx'

const meta = preview.meta({
  title: 'Kit/Feedback/Progress',
  component: Progress,
  args: { steps: 5, step: 0, label: 'Step 1 of 5' },
})

export const FirstStep = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Step 1 of 5' })
    await expect(bar).toHaveAttribute('aria-valuenow', '0')
    await expect(canvasElement.querySelectorAll('path')).toHaveLength(5)
    await expect(canvasElement.querySelector('circle')).not.toBeInTheDocument()
  },
})

export const ThirdStep = meta.story({ args: { step: 2, label: 'Step 3 of 5' } })

export const LastStep = meta.story({ args: { step: 4, label: 'Step 5 of 5' } })

export const Done = meta.story({
  args: { step: 5, label: 'Done' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('circle')).toBeInTheDocument()
  },
})

export const LargeText = meta.story({ args: { step: 2 }, globals: { textSize: 'double' } })
