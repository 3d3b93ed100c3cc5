import { expect } from 'storybook/test'
import { LinkScreen } from '#app/mail-links/link-screen.tsx'
import { SpentLink } from '#app/mail-links/spent-link.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { loggedOut, TOKEN, withLink } from '#stories/shared/mailed-links.ts'
import { freeMember, unconfirmedMember, type visitor } from '#stories/shared/situations.ts'

const at = (situation: ReturnType<typeof visitor>) => ({
  app: { path: `/${TOKEN}`, whole: true, situation },
})

const meta = preview.meta({
  title: 'Logging in/Spent link',
  component: LinkScreen,
  subcomponents: { SpentLink },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at(freeMember()) },
  args: { token: TOKEN },
})

export const Used = meta.story({
  parameters: at(loggedOut(withLink('reset', freeMember(), 'used'))),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('link', { name: app.t('account:link.new') })).toBeVisible()
  },
})

export const Expired = meta.story({
  parameters: at(loggedOut(withLink('activate', unconfirmedMember(), 'expired'))),
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('account:link.expired-title') }),
    ).toBeVisible()
    await expect(
      await canvas.findByRole('link', { name: app.t('account:activate.again') }),
    ).toBeVisible()
  },
})

export const Replaced = meta.story({
  parameters: at(loggedOut(withLink('activate', unconfirmedMember(), 'replaced'))),
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('account:link.replaced-title') }),
    ).toBeVisible()
    await expect(await canvas.findByText(app.t('account:link.activate-replaced'))).toBeVisible()
    await expect(
      await canvas.findByRole('link', { name: app.t('account:activate.again') }),
    ).toBeVisible()
  },
})

export const ResetReplaced = meta.story({
  parameters: at(loggedOut(withLink('reset', freeMember(), 'replaced'))),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('account:link.replaced'))).toBeVisible()
    await expect(await canvas.findByRole('link', { name: app.t('account:link.new') })).toBeVisible()
  },
})

export const EndedWithTheAccount = meta.story({
  parameters: at(loggedOut(withLink('reset', freeMember(), 'closed'))),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('account:link.closed'))).toBeVisible()
  },
})
