import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Dots } from '#ui/primitives/button/dots.tsx'

const meta = preview.meta({ title: 'Kit/Action/Dots', component: Dots })

const frame = (Story: () => ReactNode) => (
  <div style={{ position: 'relative', height: 48 }}>
    <Story />
  </div>
)

export const Moving = meta.story({
  decorators: [frame],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-hidden] > span')).toHaveLength(3)
  },
})

export const Still = meta.story({
  decorators: [frame],
  globals: { motion: 'still' },
  play: async ({ canvasElement }) => {
    const dot = canvasElement.querySelector('[aria-hidden] > span')
    await expect(dot && getComputedStyle(dot).animationDuration).toBe('0s')
  },
})
