import { expect, fn, screen, within } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { IN_FRAMES } from '#stories/shared/docs-frames.ts'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog/confirm-dialog.tsx'

const meta = preview.meta({
  title: 'Kit/Overlay/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { layout: 'fullscreen', docs: IN_FRAMES },
  args: {
    title: 'Block Tom?',
    children: 'Your chat and likes go, and neither of you sees the other again.',
    open: true,
    confirm: 'Block Tom',
    cancel: 'Keep Tom',
    onConfirm: fn(),
    onCancel: fn(),
  },
})

export const Danger = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Block Tom?' })
    await expect(await screen.findByRole('button', { name: 'Keep Tom' })).toHaveFocus()

    await userEvent.click(await screen.findByRole('button', { name: 'Block Tom' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

export const Money = meta.story({
  args: {
    title: 'Buy 60 credits again?',
    children: '€39.99 is taken from the account ending in 42, as last time.',
    confirm: 'Buy for €39.99',
    cancel: 'Not now',
    tone: 'trust',
  },
})

/** Who leaves loses something: staying is filled and first. */
export const Staying = meta.story({
  args: {
    title: 'Stop here?',
    children: 'What you typed stays for a day.',
    confirm: 'Stop now',
    cancel: 'Go on',
    tone: 'ink',
    main: 'cancel',
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'))
    const [main, other] = dialog.getAllByRole('button')
    await expect(main).toHaveAccessibleName('Go on')
    await expect(main).toHaveFocus()
    await expect(other).toHaveAccessibleName('Stop now')
    await userEvent.click(await dialog.findByRole('button', { name: 'Go on' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog')
    await userEvent.click(await screen.findByRole('button', { name: 'Block Tom' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
})
