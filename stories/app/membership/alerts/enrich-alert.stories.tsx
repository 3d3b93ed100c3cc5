import { expect, waitFor } from 'storybook/test'
import { AlertBoard } from '#app/membership/alerts/alert-board.tsx'
import { MemberAlerts } from '#app/membership/alerts/member-alerts.tsx'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'

const empty = { about: '', interests: [], details: {} }

const meta = preview.meta({
  title: 'Everywhere/Enrich alert',
  component: AlertBoard,
  subcomponents: { MemberAlerts },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/members', situation: freeMember({ profile: empty }) },
  },
  args: { layout: 'default' as const },
})

export const SaysWhatIsMissing = meta.story({
  play: async ({ app, canvas }) => {
    const { t, format } = app
    const list = format.list([
      t('notices:enrich.about'),
      t('notices:enrich.interests'),
      t('notices:enrich.details'),
    ])
    await expect(await canvas.findByText(t('notices:enrich.text', { list }))).toBeVisible()
  },
})

export const PutAway = meta.story({
  tags: ['!dev'],
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('notices:dismiss') }))
    await waitFor(() =>
      expect(canvas.queryByText(app.t('notices:enrich.title'))).not.toBeInTheDocument(),
    )
  },
})
