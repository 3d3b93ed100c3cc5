import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { UNBREAKABLE } from '#stories/words.ts'
import { Fact, Facts } from '#ui/patterns/facts/facts.tsx'

const meta = preview.meta({
  title: 'Kit/Data/Facts',
  component: Facts,
  subcomponents: { Fact },
  args: {
    children: (
      <>
        <Fact name="Company">Example Ltd</Fact>
        <Fact name="Address">{UNBREAKABLE}</Fact>
      </>
    ),
  },
})

export const Beside = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('definition')).toHaveLength(2)
  },
})

export const LargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'phone' } },
})
