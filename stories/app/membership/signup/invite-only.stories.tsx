import { expect, fn, screen, waitFor } from 'storybook/test'
import { InviteOnly } from '#app/membership/signup/invite-only.tsx'
import { atSite } from '#app/mocks/scenes/situation.ts'
import { visitor } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Signing up/Invite only',
  component: InviteOnly,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/', situation: visitor() } },
  args: { onClose: fn() },
})

export const Notice = meta.story({
  tags: ['open'],
  play: async ({ app, args, userEvent }) => {
    const logIn = await screen.findByRole('link', { name: app.t('nav.log-in') })
    await expect(logIn).toHaveAttribute('href', '/login')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

const closed = atSite({ signups: 'with_trafficsource' }, visitor())

export const WithoutAnInvitation = meta.story({
  tags: ['open'],
  parameters: { app: { path: '/signup', whole: true, situation: closed } },
  play: async ({ app }) => {
    const notice = await screen.findByRole('dialog', {
      name: app.t('signup:invite.title'),
    })
    await waitFor(() => expect(notice).toBeVisible())
  },
})
