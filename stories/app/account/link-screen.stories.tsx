import { expect, waitFor } from 'storybook/test'
import { ActivateDoneScreen } from '#app/account/activate-done-screen.tsx'
import { ActivateErrorScreen } from '#app/account/activate-error-screen.tsx'
import { ActivateLink } from '#app/account/activate-link.tsx'
import { LinkScreen } from '#app/account/link-screen.tsx'
import { NoticePage } from '#app/account/notice-page.tsx'
import { PressLink } from '#app/account/press-link.tsx'
import { ResetLink } from '#app/account/reset-link.tsx'
import { SpentLink } from '#app/account/spent-link.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { elsewhere, TOKEN, withLink } from '#stories/shared/mailed-links.ts'
import { and } from '#stories/shared/situation.ts'
import { freeMember, unconfirmedMember, visitor } from '#stories/shared/situations.ts'
import { VIEWER } from '#stories/shared/viewer.ts'

const at = (situation: ReturnType<typeof visitor>, path = `/${TOKEN}`) => ({
  app: { path, whole: true, situation },
})

const meta = preview.meta({
  title: 'Logging in/Mailed link',
  component: LinkScreen,
  subcomponents: {
    ActivateLink,
    ActivateDoneScreen,
    ActivateErrorScreen,
    PressLink,
    ResetLink,
    SpentLink,
    NoticePage,
  },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at(visitor()) },
  args: { token: TOKEN },
})

export const Activate = meta.story({
  parameters: at(withLink('activate', unconfirmedMember())),
  play: async ({ app, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Confirm' })
    const before = await app.world.ports.reads.links.byHash(app.world.ports.secrets.hash(TOKEN))
    await expect(before?.usedAt).toBeNull()
    await userEvent.click(button)
    await expect(await canvas.findByRole('heading', { name: 'Welcome to Vonk' })).toBeVisible()
    await expect(await canvas.findByText('You got 5 credits.')).toBeVisible()
    await expect(app.path()).toBe('/activate/done')
  },
})

export const ActivateOnAnotherDevice = meta.story({
  parameters: at(elsewhere(withLink('activate', unconfirmedMember()))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }))
    await canvas.findByRole('heading', { name: 'Welcome to Vonk' })
    await expect(canvas.getAllByRole('link', { name: 'Log in' })[0]).toBeVisible()
  },
})

export const ActivationFailed = meta.story({
  parameters: at(
    and(withLink('activate', unconfirmedMember()), ({ browser }) =>
      // The letter went to an address that the account has no longer.
      browser.ask('GET', '/api/user.php'),
    ),
    '/activate/error',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Activation failed' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Send a new mail' })).toBeVisible()
  },
})

export const NewPassword = meta.story({
  parameters: at(elsewhere(withLink('reset', freeMember()))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'a red bicycle on the dyke')
    await userEvent.type(await canvas.findByLabelText('Once more'), 'a blue bicycle{Enter}')
    const again = await canvas.findByLabelText('Once more')
    await expect(again).toHaveAccessibleDescription('The passwords you entered are not the same.')
    await userEvent.clear(again)
    await userEvent.type(again, 'a red bicycle on the dyke{Enter}')
    await expect(
      await canvas.findByRole('heading', { name: 'Your password has been changed' }),
    ).toBeVisible()
  },
})

export const NewAddress = meta.story({
  parameters: at(withLink('change-mail', freeMember())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Change the address' })).toBeVisible()
  },
})

export const ComeBack = meta.story({
  parameters: at(
    withLink(
      'reactivate',
      and(freeMember(), ({ browser }) =>
        browser.ask('POST', '/api/account/deletion', { reason: 'break' }),
      ),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bring my account back' }))
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
  },
})

export const NoMoreMails = meta.story({
  parameters: at(elsewhere(withLink('unsubscribe', freeMember()))),
  play: async ({ app, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Unsubscribe' })
    const troubles = async () =>
      (await app.world.ports.reads.accounts.byId(VIEWER.id))?.mailTroubles
    await expect(await troubles()).toEqual([])
    await userEvent.click(button)
    await expect(await canvas.findByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
    await expect(await troubles()).toEqual(['listunsubscribe'])
  },
})

export const UnsubscribedTooLate = meta.story({
  parameters: at(elsewhere(withLink('unsubscribe', freeMember(), 'expired'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/works for 60 days/)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'To your settings' })).toBeVisible()
  },
})

export const Used = meta.story({
  parameters: at(elsewhere(withLink('reset', freeMember(), 'used'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ask for a new link' })).toBeVisible()
  },
})

export const Expired = meta.story({
  parameters: at(elsewhere(withLink('activate', unconfirmedMember(), 'expired'))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This link has expired' }),
    ).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Send a new mail' })).toBeVisible()
  },
})

export const NeverSent = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This page could not be found')).toBeVisible())
  },
})
