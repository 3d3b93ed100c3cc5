import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { variantOf, words } from '#stories/shared/controls.ts'
import { each } from '#stories/shared/grid.ts'
import { counts } from '#ui/primitives/badge/badge.css.ts'
import { Badge } from '#ui/primitives/badge/badge.tsx'

const meta = preview.meta({
  title: 'Kit/Data/Badge',
  component: Badge,
  parameters: {
    grid: {
      rows: each('tone', counts),
      columns: { count: {}, many: { text: '99+' }, dot: { text: undefined } },
    },
  },
  argTypes: { text: words, tone: variantOf(counts) },
  args: { label: '3 unread messages', text: '3' },
})

export const Count = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3')).toHaveAttribute('aria-hidden', 'true')
    await expect(await canvas.findByText('3 unread messages')).toBeInTheDocument()
  },
})

export const NinetyNineOrMore = meta.story({
  args: { label: '412 unread messages', text: '99+' },
})

export const Warning = meta.story({ args: { tone: 'warning', text: '8', label: '8 credits left' } })

export const Danger = meta.story({ args: { tone: 'danger', text: '0', label: 'No credits left' } })

export const Dot = meta.story({
  args: { text: undefined, label: 'New' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('New')).toBeInTheDocument()
  },
})

export const LargeText = meta.story({ args: { text: '99+' }, globals: { textSize: 'double' } })
