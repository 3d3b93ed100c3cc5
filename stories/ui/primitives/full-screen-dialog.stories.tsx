import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { IN_FRAMES } from '#stories/shared/docs-frames.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { FullScreenDialog } from '#ui/primitives/dialog/dialog.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

const meta = preview.meta({
  title: 'Kit/Overlay/FullScreenDialog',
  component: FullScreenDialog,
  parameters: { layout: 'fullscreen', docs: IN_FRAMES },
  args: {
    title: 'It is mutual',
    children: <Text>You and Noor like each other.</Text>,
    open: true,
    onClose: fn(),
    closeLabel: 'Close',
    actions: <Button tone="ember">Write to Noor</Button>,
  },
})

export const Paper = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'It is mutual' })
    await expect(dialog.clientWidth).toBe(document.documentElement.clientWidth)
    await userEvent.click(await screen.findByText('You and Noor like each other.'))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const PressToClose = meta.story({
  args: { tone: 'dusk', pressToClose: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog')
    await userEvent.click(await screen.findByRole('button', { name: 'Write to Noor' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByText('You and Noor like each other.'))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const ShadeWithHiddenTitle = meta.story({
  args: { tone: 'shade', titleHidden: true, actions: undefined },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'It is mutual' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
})
