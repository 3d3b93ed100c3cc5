import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { variantOf, words } from '#stories/shared/controls.ts'
import { each } from '#stories/shared/grid.ts'
import { tones } from '#ui/primitives/alert/alert.css.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { ICONS } from '#ui/primitives/icon/icons.ts'

const meta = preview.meta({
  title: 'Kit/Feedback/Alert',
  component: Alert,
  parameters: {
    grid: {
      rows: each('tone', tones),
      columns: {
        text: {},
        title: { title: 'What it is about' },
        'way on and dismissal': {
          action: <Button size="s">Try again</Button>,
          dismissal: { label: 'Hide', onDismiss: fn() },
        },
      },
    },
  },
  argTypes: { children: words, tone: variantOf(tones), icon: variantOf(ICONS) },
  args: { children: 'Your photo is with a reviewer; this takes a few minutes.' },
})

export const Info = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Your photo is with a reviewer',
    )
  },
})

export const Warning = meta.story({
  args: {
    tone: 'warning',
    title: 'Confirm your email',
    children: 'Until then nobody else can read what you write.',
    action: <Button size="s">Send the mail again</Button>,
    dismissal: { label: 'Hide', onDismiss: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide' }))
    await expect(args.dismissal?.onDismiss).toHaveBeenCalledOnce()
  },
})

export const Danger = meta.story({
  args: { tone: 'danger', children: 'The payment failed or was cancelled. Nothing was charged.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing was charged')
  },
})

export const Success = meta.story({
  args: { tone: 'success', children: 'Your email is confirmed.' },
})

export const Trust = meta.story({
  args: {
    tone: 'trust',
    title: 'Paying is checked by your bank',
    children: 'You come back here when it is done. Credits are added once, when the bank says so.',
  },
})

export const OneWordWithoutABreak = meta.story({
  args: {
    children: 'Rechtsschutzversicherungsgesellschaften'.repeat(6),
    dismissal: { label: 'Hide', onDismiss: fn() },
  },
  globals: { viewport: { value: 'phone' }, textSize: 'double' },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('status')
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth)
  },
})
