import { expect, screen, waitFor, within } from 'storybook/test'
import { WrongAddress } from '#app/accounts/account/wrong-address.tsx'
import { ActivationAlert } from '#app/membership/alerts/activation-alert.tsx'
import { unconfirmedMember } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failing } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'

const meta = preview.meta({
  title: 'Everywhere/Activation reminder line',
  component: ActivationAlert,
  subcomponents: { WrongAddress },
  tags: ['!autodocs'],
  parameters: { app: { path: '/members', situation: unconfirmedMember() } },
  args: { as: 'line' as const, email: 'noor@example.test' },
})

type Stage = Pick<Playing, 'app' | 'canvas' | 'userEvent'>

/** Opens the help of the line: its modal. */
async function help({ app, canvas, userEvent }: Stage) {
  await userEvent.click(
    await canvas.findByRole('button', { name: app.t('notices:activation.help') }),
  )
  return within(await screen.findByRole('dialog', { name: app.t('notices:activation.title') }))
}

export const AMailWaits = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const modal = await help({ app, canvas, userEvent })
    await expect(await modal.findByRole('link', { name: app.t('wrong-address') })).toHaveAttribute(
      'href',
      '/notifications/log-in#email',
    )
    await userEvent.click(
      await modal.findByRole('button', { name: app.t('notices:activation.resend') }),
    )
    await expect(
      await modal.findByText(app.t('notices:activation.sent', { email: 'noor@example.test' })),
    ).toBeVisible()
    await app.world.post()
    const [mail] = await app.world.mailbox.newest(1)
    await expect(mail?.to).toBe('noor@example.test')
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas, userEvent }) => {
    const modal = await help({ app, canvas, userEvent })
    const later = { name: app.t('notices:activation.later') }
    await userEvent.click(await modal.findByRole('button', later))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await help({ app, canvas, userEvent })
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
    await expect(await canvas.findAllByText(app.t('notices:activation.title'))).toHaveLength(1)
  },
})

/** The page speaks of it itself. */
export const NotTwice = meta.story({
  tags: ['!dev'],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/complete-signup', whole: true, situation: unconfirmedMember() },
  },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: app.t('signup:complete.title') }),
    ).toBeVisible()
    await expect(canvas.queryByText(app.t('notices:activation.title'))).not.toBeInTheDocument()
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
    const modal = await help({ app, canvas, userEvent })
    const resendButton = await modal.findByRole('button', {
      name: app.t('notices:activation.resend'),
    })
    await userEvent.click(resendButton)
    await expect(await modal.findByText(app.t('errors:busy'))).toBeVisible()
    await expect(resendButton).not.toHaveAttribute('aria-busy')
  },
})
