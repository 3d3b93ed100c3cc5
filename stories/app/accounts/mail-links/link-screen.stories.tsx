import { expect, waitFor } from 'storybook/test'
import { NoticePage } from '#app/accounts/account/notice-page.tsx'
import { storeAfterReset } from '#app/accounts/login/after-reset.ts'
import { ActivateDoneScreen } from '#app/accounts/mail-links/activate-done-screen.tsx'
import { ActivateErrorScreen } from '#app/accounts/mail-links/activate-error-screen.tsx'
import { ActivateLink } from '#app/accounts/mail-links/activate-link.tsx'
import { LinkScreen } from '#app/accounts/mail-links/link-screen.tsx'
import { PressLink } from '#app/accounts/mail-links/press-link.tsx'
import { ResetLink } from '#app/accounts/mail-links/reset-link.tsx'
import { UnsubscribeLink } from '#app/accounts/mail-links/unsubscribe-link.tsx'
import { and } from '#app/mocks/scenes/situation.ts'
import { freeMember, unconfirmedMember, visitor } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import preview from '#stories/.storybook/preview.tsx'
import { loggedOut, TOKEN, withLink } from '#stories/shared/mailed-links.ts'

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
    UnsubscribeLink,
    NoticePage,
  },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at(visitor()) },
  args: { token: TOKEN },
})

export const Activate = meta.story({
  parameters: at(withLink('activate', unconfirmedMember())),
  play: async ({ app, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: app.t('account:activate.submit') })
    const before = await app.world.ports.reads.links.byHash(app.world.ports.secrets.hash(TOKEN))
    await expect(before?.usedAt).toBeNull()
    await userEvent.click(button)
    await expect(
      await canvas.findByRole('heading', {
        name: app.t('account:activate.done-title', { site: 'Vonk' }),
      }),
    ).toBeVisible()
    await expect(
      await canvas.findByText(app.t('account:activate.credits', { count: 5 })),
    ).toBeVisible()
    const found = app.t('account:activate.found')
    await expect(canvas.getByText(found, { exact: false })).toBeVisible()
    await expect(app.path()).toBe('/activate/done')
  },
})

export const ActivateWhileInvisible = meta.story({
  parameters: at(
    withLink(
      'activate',
      unconfirmedMember({
        account: { status: 'not_confirmed', confirmedAt: null, invisible: true },
      }),
    ),
  ),
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('account:activate.submit') }),
    )
    const done = app.t('account:activate.done')
    await expect(await canvas.findByText(done, { exact: false })).toBeVisible()
    const found = app.t('account:activate.found')
    await expect(canvas.queryByText(found, { exact: false })).not.toBeInTheDocument()
  },
})

export const ActivateOnAnotherDevice = meta.story({
  parameters: at(loggedOut(withLink('activate', unconfirmedMember()))),
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('account:activate.submit') }),
    )
    await canvas.findByRole('heading', {
      name: app.t('account:activate.done-title', { site: 'Vonk' }),
    })
    await expect(canvas.getAllByRole('link', { name: app.t('nav.log-in') })[0]).toBeVisible()
  },
})

export const DoneOpenedByHand = meta.story({
  parameters: at(visitor(), '/activate/done'),
  play: async ({ app, canvas }) => {
    const how = await canvas.findByText(app.t('account:activate.how-or-log-in'))
    await expect(how).toBeVisible()
    await expect(
      canvas.queryByText(app.t('account:activate.done'), { exact: false }),
    ).not.toBeInTheDocument()
  },
})

export const DoneOpenedByAnUnconfirmedMember = meta.story({
  name: 'Done, unconfirmed member',
  parameters: at(unconfirmedMember(), '/activate/done'),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('account:activate.how'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: app.t('account:activate.again') })).toBeVisible()
  },
})

export const DoneOpenedByAMember = meta.story({
  parameters: at(freeMember(), '/activate/done'),
  play: async ({ app, canvas }) => {
    const title = { name: app.t('account:activate.already-title') }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
  },
})

export const ActivationFailed = meta.story({
  parameters: at(
    and(withLink('activate', unconfirmedMember()), ({ browser }) =>
      // The letter was sent to a former address of the account.
      browser.ask('GET', '/api/user.php'),
    ),
    '/activate/error',
  ),
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('account:activate.failed-title') }),
    ).toBeVisible()
    await expect(
      await canvas.findByRole('link', { name: app.t('account:activate.again') }),
    ).toBeVisible()
  },
})

export const NewPassword = meta.story({
  parameters: at(loggedOut(withLink('reset', freeMember()))),
  play: async ({ app, canvas, userEvent }) => {
    storeAfterReset(localStorage, '/likes', Date.now())
    await userEvent.type(
      await canvas.findByLabelText(app.t('account:reset.new')),
      'a red bicycle on the dyke',
    )
    await userEvent.type(
      await canvas.findByLabelText(app.t('account:reset.repeat')),
      'a blue bicycle{Enter}',
    )
    const repeatField = await canvas.findByLabelText(app.t('account:reset.repeat'))
    await expect(repeatField).toHaveAccessibleDescription(app.t('account:reset.differ'))
    await userEvent.clear(repeatField)
    await userEvent.type(repeatField, 'a red bicycle on the dyke{Enter}')
    await waitFor(() => expect(app.path()).toBe('/likes'))
  },
})

export const NewAddress = meta.story({
  parameters: at(withLink('change-mail', freeMember())),
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: app.t('account:change-mail.submit') }),
    ).toBeVisible()
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
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('account:reactivate.submit') }),
    )
    await expect(
      await canvas.findByRole('heading', { name: app.t('account:reactivate.done-title') }),
    ).toBeVisible()
  },
})

export const NoMoreMails = meta.story({
  parameters: at(loggedOut(withLink('unsubscribe', freeMember()))),
  play: async ({ app, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: app.t('account:unsubscribe.submit') })
    const troubles = async () =>
      (await app.world.ports.reads.accounts.byId(VIEWER.id))?.mailTroubles
    await expect(await troubles()).toEqual([])
    await userEvent.click(button)
    await expect(
      await canvas.findByRole('heading', { name: app.t('account:unsubscribe.done-title') }),
    ).toBeVisible()
    await expect(await troubles()).toEqual(['listunsubscribe'])
  },
})

export const UnsubscribedTooLate = meta.story({
  parameters: at(loggedOut(withLink('unsubscribe', freeMember(), 'expired'))),
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByText(app.pattern('account:link.unsubscribe-expired')),
    ).toBeVisible()
    await expect(
      await canvas.findByRole('link', { name: app.t('account:link.settings') }),
    ).toBeVisible()
  },
})

export const NeverSent = meta.story({
  play: async ({ app, canvas }) => {
    await waitFor(() => expect(canvas.getByText(app.t('not-found.title'))).toBeVisible())
    await expect(canvas.getByRole('link', { name: app.t('nav.log-in') })).toBeVisible()
    const reset = { name: app.t('not-found.new-password') }
    await expect(canvas.getByRole('link', reset)).toHaveAttribute('href', '/reset-password')
  },
})
