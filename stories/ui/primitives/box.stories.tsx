import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

const meta = preview.meta({
  title: 'Kit/Layout/Box',
  component: Box,
  args: { inline: 'l', block: 'xl', children: <Text>Room around</Text> },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const text = canvas.getByText('Room around').getBoundingClientRect()
    const box = canvas.getByText('Room around').parentElement?.getBoundingClientRect()
    await expect(text.left - (box?.left ?? 0)).toBe(24)
    await expect(text.top - (box?.top ?? 0)).toBe(32)
  },
})
