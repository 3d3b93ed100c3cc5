import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { SkipLink } from '#ui/primitives/skip-link/skip-link.tsx'
import { SKIP_TARGET } from '#ui/primitives/skip-link/skip-target.ts'

const meta = preview.meta({
  title: 'Kit/Action/SkipLink',
  component: SkipLink,
  args: { label: 'To the content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main {...SKIP_TARGET}>What one came for.</main>
    </>
  ),
})

export const TabbedTo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
})

export const Followed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})
