import { expect, screen, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'
import { Tooltip } from '#ui/primitives/tooltip/tooltip.tsx'

const meta = preview.meta({
  title: 'Kit/Tooltip',
  component: Tooltip,
  args: {
    text: 'Sends a gift, from 5 credits',
    children: <IconButton icon="gift" label="Gift" />,
    delay: 0,
  },
})

export const OnFocus = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Sends a gift')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  },
})
