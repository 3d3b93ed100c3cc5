import { expect } from 'storybook/test'
import { ActivationNotice } from '#app/notices/activation-notice.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { failing } from '#stories/shared/network.ts'
import { unconfirmedMember } from '#stories/shared/situations.ts'

const meta = preview.meta({
  title: 'Everywhere/Activation reminder alert',
  component: ActivationNotice,
  tags: ['!autodocs'],
  parameters: { app: { path: '/members', situation: unconfirmedMember() } },
  args: { as: 'alert' as const, email: 'noor@example.test' },
})

export const AMailWaits = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the mail again' }))
    await expect(await canvas.findByText(/is on its way to noor@example.test/)).toBeVisible()
    await app.world.post()
    const [mail] = await app.world.mailbox.newest(1)
    await expect(mail?.to).toBe('noor@example.test')
  },
})

export const InTheSite = meta.story({
  parameters: {
    layout: 'fullscreen',
    app: { path: '/members', whole: true, situation: unconfirmedMember() },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Confirm your email')).toBeVisible()
  },
})

export const TooManyMails = meta.story({
  parameters: {
    app: {
      path: '/members',
      situation: unconfirmedMember(),
      network: failing({ code: 'busy' }, '/api/account/activation-mail'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Send the mail again' })
    await userEvent.click(again)
    await expect(await canvas.findByText(/busy/i)).toBeVisible()
    await expect(again).not.toHaveAttribute('aria-busy')
  },
})
