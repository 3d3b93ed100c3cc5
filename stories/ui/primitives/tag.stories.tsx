import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { words } from '#stories/shared/controls.ts'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Tag } from '#ui/primitives/tag/tag.tsx'

const meta = preview.meta({
  title: 'Kit/Data/Tag',
  component: Tag,
  parameters: { grid: { rows: { plain: {}, 'in common': { shared: 'you too' } } } },
  argTypes: { children: words, shared: words },
  args: { children: 'Gardens' },
})

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gardens')).toBeVisible()
  },
})

export const InCommon = meta.story({
  render: () => (
    <Inline gap="xs">
      <Tag shared="you too">Radio</Tag>
      <Tag>Gardens</Tag>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('(you too)')).toBeInTheDocument()
  },
})
