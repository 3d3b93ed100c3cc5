import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { NoResults } from '#ui/art/scenes/no-results.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'

const meta = preview.meta({
  title: 'Kit/Feedback/EmptyState',
  component: EmptyState,
  parameters: {
    grid: {
      rows: {
        'with art': {},
        'words only': { art: undefined },
        'without ways on': { art: undefined, actions: undefined },
      },
    },
  },
  args: {
    title: 'Nobody within 10 km',
    children: 'Looking a little further finds 14 people who fit the rest.',
    art: <NoResults />,
    actions: (
      <>
        <Button tone="ember">Look within 25 km</Button>
        <Button>Any age</Button>
      </>
    ),
  },
})

export const WithTwoWaysOn = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nobody within 10 km' })).toBeVisible()
    await expect(await canvas.findAllByRole('button')).toHaveLength(2)
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
})

export const WordsOnly = meta.story({
  args: {
    title: 'No chats yet',
    children: 'Who you write to appears here.',
    art: undefined,
    actions: undefined,
  },
})

export const LargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'phone' } },
})
