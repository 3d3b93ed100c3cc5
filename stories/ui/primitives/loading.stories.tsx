import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'

const meta = preview.meta({
  title: 'Kit/Feedback/Loading',
  component: Loading,
  args: {
    label: 'Loading the chat',
    children: (
      <>
        <Skeleton shape="heading" />
        <Skeleton />
        <Skeleton shape="short-line" />
      </>
    ),
  },
})

export const SaidOnce = meta.story({
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('status')
    await expect(region).toHaveTextContent('Loading the chat')
    await expect(region).toHaveAttribute('aria-busy', 'true')
  },
})
