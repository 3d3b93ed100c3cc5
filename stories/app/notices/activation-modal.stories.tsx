import { expect, screen, waitFor, within } from 'storybook/test'
import { ActivationNotice } from '#app/notices/activation-notice.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { unconfirmedMember } from '#stories/shared/situations.ts'

const meta = preview.meta({
  title: 'Everywhere/Activation reminder modal',
  component: ActivationNotice,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/members?api_signup_complete=1', situation: unconfirmedMember() },
  },
  globals: { viewport: { value: 'phone' } },
  args: { as: 'modal' as const, email: 'noor@example.test' },
})

export const AfterSigningUpElsewhere = meta.story({
  play: async ({ userEvent }) => {
    const modal = await screen.findByRole('dialog', { name: 'Confirm your email' })
    await userEvent.click(await within(modal).findByRole('button', { name: 'Send the mail again' }))
    await expect(await within(modal).findByText(/is on its way/)).toBeVisible()
  },
})

export const Later = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Later' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})
