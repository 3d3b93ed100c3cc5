import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Stat, Stats } from '#ui/primitives/stat/stat.tsx'

const meta = preview.meta({
  title: 'Kit/Data/Stat',
  component: Stat,
  args: { label: 'Credits spent', value: '10,000' },
  decorators: [
    (Story) => (
      <Stats>
        <Story />
      </Stats>
    ),
  ],
})

export const Credits = meta.story({
  args: { tone: 'trust' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('term')).toHaveTextContent('Credits spent')
    await expect(await canvas.findByRole('definition')).toHaveTextContent('10,000')
  },
})

export const Nothing = meta.story({ args: { value: '0' } })
