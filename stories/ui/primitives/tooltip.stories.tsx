import { expect, screen, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { IN_LOW_FRAMES } from '#stories/shared/docs-frames.ts'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'
import { Tooltip } from '#ui/primitives/tooltip/tooltip.tsx'

const meta = preview.meta({
  title: 'Kit/Overlay/Tooltip',
  component: Tooltip,
  parameters: { docs: IN_LOW_FRAMES },
  args: {
    text: 'Sends a gift, from 5 credits',
    children: <IconButton icon="gift" label="Gift" />,
    delay: 0,
  },
})

export const Open = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toBeVisible()
  },
})

export const OnFocus = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Sends a gift')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  },
})
