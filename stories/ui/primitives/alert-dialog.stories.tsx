import { expect, fn, screen } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { IN_FRAMES } from '#stories/shared/docs-frames.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { AlertDialog } from '#ui/primitives/dialog/dialog.tsx'

const meta = preview.meta({
  title: 'Kit/Overlay/AlertDialog',
  component: AlertDialog,
  parameters: { layout: 'fullscreen', docs: IN_FRAMES },
  args: {
    title: 'This profile is fictional',
    children: 'Nobody behind it can meet you. Read this before you write.',
    open: true,
    onClose: fn(),
    actions: <Button tone="trust">I have read this</Button>,
  },
})

export const Open = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'This profile is fictional' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
