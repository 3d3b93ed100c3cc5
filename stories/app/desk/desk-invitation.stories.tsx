import { expect, waitFor } from 'storybook/test'
import { InvitationScreen } from '#app/desk/access/invitation-screen.tsx'
import { visitor } from '#app/mocks/scenes/situations.ts'
import { addOperator } from '#core/desk/access/invite-operator.ts'
import preview from '#stories/.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Desk/Invitation',
  component: InvitationScreen,
  tags: ['!autodocs'],
  args: { token: 'unknown' },
  parameters: { layout: 'fullscreen', app: { path: '/desk', situation: visitor() } },
})

export const Unknown = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByLabelText(app.t('desk:invitation.password')),
      'three small green kettles{Enter}',
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      app.t('errors:desk.invitation-invalid'),
    )
  },
})

export const Accepted = meta.story({
  parameters: { app: { path: '/desk', whole: true, situation: visitor() } },
  play: async ({ app, canvas, userEvent }) => {
    const invited = await addOperator(app.world.ports, { email: 'mia@vonk.example', name: 'Mia' })
    if (!invited.ok) throw new Error(invited.error.code)
    app.go(`/desk/invitation/${invited.value.token}`)
    const password = await canvas.findByLabelText(app.t('desk:invitation.password'))
    await userEvent.type(password, 'short{Enter}')
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(app.pattern('errors:password.too-short')),
    )
    await userEvent.clear(password)
    await userEvent.type(password, 'three small green kettles{Enter}')
    await waitFor(() => expect(app.path()).toBe('/desk'))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: app.t('desk:setup.title') }),
    ).toBeVisible()
  },
})
