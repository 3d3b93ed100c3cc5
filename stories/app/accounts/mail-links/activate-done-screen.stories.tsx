import { expect } from 'storybook/test'
import { ActivateDoneScreen } from '#app/accounts/mail-links/activate-done-screen.tsx'
import { withLikes } from '#app/mocks/scenes/like-situations.ts'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import { withChats } from '#app/mocks/scenes/talk.ts'
import preview from '#stories/.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Logging in/Account active',
  component: ActivateDoneScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: {
      path: '/activate/done',
      whole: true,
      situation: withLikes(withChats(freeMember())),
    },
  },
  args: { waiting: { unread: 2, newLikes: 1 } },
})

export const DoneWhileSomethingWaits = meta.story({
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByText(app.t('account:activate.unread', { count: 2 })),
    ).toBeVisible()
    const links = { chats: '/chats', likes: '/likes', members: '/members' } as const
    for (const place of ['chats', 'likes', 'members'] as const) {
      const link = canvas.getByRole('link', { name: app.t(`account:activate.${place}`) })
      await expect(link).toHaveAttribute('href', links[place])
    }
  },
})
