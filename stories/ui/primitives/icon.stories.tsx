import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { each } from '#stories/shared/grid.ts'
import { size } from '#ui/primitives/icon/icon.css.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'

const meta = preview.meta({
  title: 'Kit/Data/Icon',
  component: Icon,
  parameters: {
    grid: { rows: each('size', size), columns: { line: {}, filled: { filled: true } } },
  },
  args: { name: 'heart' as const },
})

export const BesideWords = meta.story({
  render: (args) => (
    <Inline gap="xs">
      <Icon {...args} /> Likes
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

export const ByItself = meta.story({
  args: { label: 'You like Anouk', filled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'You like Anouk' })).toBeVisible()
  },
})

export const Sizes = meta.story({
  render: () => (
    <Inline>
      {(['s', 'm', 'l', 'xl'] as const).map((size) => (
        <Icon key={size} name="match" size={size} label={size} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('img').map((icon) => icon.getBoundingClientRect().width)
    await expect(widths).toEqual([16, 20, 24, 36])
  },
})
