import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Mark } from '#ui/art/mark/mark.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'

const meta = preview.meta({ title: 'Identity/Mark', component: Mark })

export const Decorating = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
})

export const Named = meta.story({
  args: { size: 'l', label: 'Vonk' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Vonk' })).toBeVisible()
  },
})

export const EverySize = meta.story({
  render: (args) => (
    <Inline gap="l" align="end">
      <Mark {...args} size="xs" label="16 px" />
      <Mark {...args} size="s" label="24 px" />
      <Mark {...args} size="m" label="32 px" />
      <Mark {...args} size="l" label="56 px" />
      <Mark {...args} size="xl" label="112 px" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('img').map((mark) => mark.getBoundingClientRect().width)
    await expect(widths).toEqual([16, 24, 32, 56, 112])
  },
})

export const InOneColour = meta.story({
  args: { tone: 'plain', size: 'l' },
  play: async ({ canvasElement }) => {
    const [stroke, light] = ['path', 'circle'].map((shape) => canvasElement.querySelector(shape))
    await expect(stroke && light).toBeTruthy()
    if (stroke && light)
      await expect(getComputedStyle(light).fill).toBe(getComputedStyle(stroke).stroke)
  },
})

/** The animation length of the mark's first stroke. */
const moving = (canvas: HTMLElement) => {
  const stroke = canvas.querySelector('path')
  return stroke ? getComputedStyle(stroke).animationDuration : 'there is no stroke'
}

export const AtAMatch = meta.story({
  globals: { motion: 'full' },
  args: { motion: 'meet', size: 'xl' },
  play: async ({ canvasElement }) => {
    await expect(moving(canvasElement)).toBe('0.32s')
  },
})

export const AtAMatchWithReducedMotion = meta.story({
  args: { motion: 'meet', size: 'xl' },
  globals: { motion: 'still' },
  play: async ({ canvasElement }) => {
    await expect(moving(canvasElement)).toBe('0s')
  },
})

export const InDark = meta.story({ args: { size: 'xl' }, globals: { mode: 'dark' } })
