import { expect, waitFor } from 'storybook/test'
import { MemberAlerts } from '#app/notices/member-alerts.tsx'
import { NoticeBoard } from '#app/notices/notice-board.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { freeMember } from '#stories/shared/situations.ts'

const bare = { about: '', interests: [], details: {} }

const meta = preview.meta({
  title: 'Everywhere/Enrich alert',
  component: NoticeBoard,
  subcomponents: { MemberAlerts },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/members', situation: freeMember({ profile: bare }) },
  },
  args: { layout: 'default' as const },
})

export const SaysWhatIsMissing = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/lacks a text about yourself, interests, and a few details/),
    ).toBeVisible()
  },
})

export const PutAway = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Do not show again' }))
    await waitFor(() => expect(canvas.queryByText(/Tell a little more/)).not.toBeInTheDocument())
  },
})
