import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { LoadingBar } from '#ui/primitives/loading-bar/loading-bar.tsx'

const meta = preview.meta({
  title: 'Kit/Feedback/LoadingBar',
  component: LoadingBar,
  args: { loading: true, label: 'Loading the page' },
})

export const OnItsWay = meta.story({
  globals: { motion: 'full' },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Loading the page' })
    await expect(bar).toHaveStyle({ animationDelay: '0.2s' })
    await expect(getComputedStyle(bar).animationDuration).toContain('5s')
  },
})

export const There = meta.story({
  args: { loading: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
  },
})

export const Still = meta.story({
  globals: { motion: 'still' },
  play: async ({ canvas }) => {
    const { animationDuration } = getComputedStyle(canvas.getByRole('progressbar'))
    await expect(animationDuration).not.toContain('5s')
  },
})
