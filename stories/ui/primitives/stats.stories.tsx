import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Stat, Stats } from '#ui/primitives/stat/stat.tsx'

const meta = preview.meta({
  title: 'Kit/Data/Stats',
  component: Stats,
  args: {
    children: (
      <>
        <Stat label="Paid credits" value="42" tone="trust" />
        <Stat label="Given credits" value="5" tone="trust" />
        <Stat label="Chats" value="7" />
      </>
    ),
  },
})

export const Beside = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('definition')).toHaveLength(3)
  },
})

export const LargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'phone' } },
})
