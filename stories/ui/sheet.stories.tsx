import { expect, fn, screen } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { IN_FRAMES } from '#stories/shared/docs-frames.ts'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/dialog/dialog.tsx'

const meta = preview.meta({
  title: 'Kit/Sheet',
  component: Sheet,
  parameters: { layout: 'fullscreen', docs: IN_FRAMES },
  args: {
    title: 'Not enough credits',
    children: 'A message costs 1 credit and you have none. What you wrote is still here.',
    open: true,
    onClose: fn(),
    closeLabel: 'Close',
    actions: (
      <>
        <Button tone="trust">Buy credits</Button>
        <Button tone="bare">Not now</Button>
      </>
    ),
  },
})

export const Open = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Not enough credits' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const InDark = meta.story({ globals: { mode: 'dark' } })

export const Undismissible = meta.story({
  args: { dismissible: false },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})
