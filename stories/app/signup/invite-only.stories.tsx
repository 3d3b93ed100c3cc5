import { expect, fn, screen, waitFor } from 'storybook/test'
import { InviteOnly } from '#app/signup/invite-only.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { atSite } from '#stories/shared/situation.ts'
import { visitor } from '#stories/shared/situations.ts'

const meta = preview.meta({
  title: 'Signing up/Invite only',
  component: InviteOnly,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/', situation: visitor() } },
  args: { onClose: fn() },
})

export const Notice = meta.story({
  play: async ({ args, userEvent }) => {
    const logIn = await screen.findByRole('link', { name: 'Log in' })
    await expect(logIn).toHaveAttribute('href', '/login')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

const closed = atSite({ signups: 'with_trafficsource' }, visitor())

export const WithoutAnInvitation = meta.story({
  parameters: { app: { path: '/signup', whole: true, situation: closed } },
  play: async () => {
    const notice = await screen.findByRole('dialog', {
      name: 'Signing up is by invitation only right now',
    })
    await waitFor(() => expect(notice).toBeVisible())
  },
})
