import { expect, screen, within } from 'storybook/test'
import { WrongAddress } from '#app/account/wrong-address.tsx'
import { ActivationNotice } from '#app/notices/activation-notice.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { failing } from '#stories/shared/network.ts'
import { unconfirmedMember } from '#stories/shared/situations.ts'

const meta = preview.meta({
  title: 'Everywhere/Activation reminder alert',
  component: ActivationNotice,
  subcomponents: { WrongAddress },
  tags: ['!autodocs'],
  parameters: { app: { path: '/members', situation: unconfirmedMember() } },
  args: { as: 'alert' as const, email: 'noor@example.test' },
})

export const AMailWaits = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: app.t('wrong-address') })).toHaveAttribute(
      'href',
      '/notifications#email',
    )
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('notices:activation.resend') }),
    )
    await expect(
      await canvas.findByText(app.t('notices:activation.sent', { email: 'noor@example.test' })),
    ).toBeVisible()
    await app.world.post()
    const [mail] = await app.world.mailbox.newest(1)
    await expect(mail?.to).toBe('noor@example.test')
  },
})

/** One line on a phone, so that the face stays in view. */
export const OnAProfile = meta.story({
  args: { as: 'line' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas, userEvent }) => {
    const help = { name: app.t('notices:activation.help') }
    await userEvent.click(await canvas.findByRole('button', help))
    const modal = await screen.findByRole('dialog', { name: app.t('notices:activation.title') })
    const later = { name: app.t('notices:activation.later') }
    await userEvent.click(await within(modal).findByRole('button', later))
    await userEvent.click(await canvas.findByRole('button', help))
    await expect(
      await screen.findByRole('button', { name: app.t('notices:activation.resend') }),
    ).toBeVisible()
  },
})

export const InTheSite = meta.story({
  parameters: {
    layout: 'fullscreen',
    app: { path: '/members', whole: true, situation: unconfirmedMember() },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('notices:activation.title'))).toBeVisible()
  },
})

/** Above the faces of the search, the first row stays in view. */
export const AboveTheSearch = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    app: { path: '/members', whole: true, situation: unconfirmedMember() },
  },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: app.t('notices:activation.help') }),
    ).toBeVisible()
    await expect(
      canvas.queryByRole('button', { name: app.t('notices:activation.resend') }),
    ).not.toBeInTheDocument()
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
  play: async ({ app, canvas, userEvent }) => {
    const resendButton = await canvas.findByRole('button', {
      name: app.t('notices:activation.resend'),
    })
    await userEvent.click(resendButton)
    await expect(await canvas.findByText(app.t('errors:busy'))).toBeVisible()
    await expect(resendButton).not.toHaveAttribute('aria-busy')
  },
})
