import { expect, screen, waitFor, within } from 'storybook/test'
import { ActivationAlert } from '#app/membership/alerts/activation-alert.tsx'
import { ActivationModal } from '#app/membership/alerts/activation-modal.tsx'
import { unconfirmedMember } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Everywhere/Activation reminder modal',
  component: ActivationAlert,
  subcomponents: { ActivationModal },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/members?api_signup_complete=1', situation: unconfirmedMember() },
  },
  globals: { viewport: { value: 'phone' } },
  args: { as: 'modal' as const, email: 'noor@example.test' },
})

export const AfterSigningUpElsewhere = meta.story({
  tags: ['open'],
  play: async ({ app, userEvent }) => {
    const modal = await screen.findByRole('dialog', { name: app.t('notices:activation.title') })
    await userEvent.click(
      await within(modal).findByRole('button', { name: app.t('notices:activation.resend') }),
    )
    await expect(
      await within(modal).findByText(
        app.t('notices:activation.sent', { email: 'noor@example.test' }),
      ),
    ).toBeVisible()
  },
})

export const Later = meta.story({
  tags: ['!dev'],
  play: async ({ app, userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: app.t('notices:activation.later') }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})
