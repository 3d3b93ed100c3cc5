import { expect, screen, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { IN_LOW_FRAMES } from '#stories/shared/docs-frames.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { Popover } from '#ui/primitives/popover/popover.tsx'

const meta = preview.meta({
  title: 'Kit/Overlay/Popover',
  component: Popover,
  parameters: { docs: IN_LOW_FRAMES },
  args: {
    label: 'What a fictional profile is',
    trigger: <Button>What is this?</Button>,
    children: 'Nobody behind a fictional profile can meet you. It is there to chat with.',
  },
})

export const OpensAndCloses = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const trigger = await canvas.findByRole('button', { name: 'What is this?' })
    await userEvent.click(trigger)
    const popover = await screen.findByRole('dialog', { name: 'What a fictional profile is' })
    await expect(popover).toHaveTextContent('Nobody behind a fictional profile')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
})

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What is this?' }))
    await screen.findByRole('dialog')
  },
})
