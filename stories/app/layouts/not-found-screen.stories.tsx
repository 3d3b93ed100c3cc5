import { expect } from 'storybook/test'
import { MembersMissingPage } from '#app/layouts/members-missing-page.tsx'
import { NotFoundScreen } from '#app/layouts/not-found-screen.tsx'
import { freeMember, visitor } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Everywhere/Page not found',
  component: NotFoundScreen,
  subcomponents: { MembersMissingPage },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/nowhere', situation: visitor() } },
})

export const Alone = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    // They followed no link of ours.
    await expect(canvas.queryByText(app.t('not-found.mail-link'))).toBeNull()
    await userEvent.click(await canvas.findByRole('link', { name: app.t('not-found.home') }))
    await expect(app.path()).toBe('/')
  },
})

export const AMailedLinkThatWasCutOff = meta.story({
  name: 'Cut-off link',
  parameters: { app: { path: '/kX7f0b1Qm2-hN4sVtR8yZc' } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('not-found.mail-link'))).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: app.t('not-found.new-password') }),
    ).toHaveAttribute('href', '/reset-password')
  },
})

export const InTheSite = meta.story({
  parameters: { app: { path: '/pages/that/is/nowhere', whole: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const AMemberKeepsTheBars = meta.story({
  parameters: { app: { path: '/nowhere', whole: true, situation: freeMember() } },
  play: async ({ app, canvas }) => {
    await expect(
      (await canvas.findAllByRole('link', { name: app.t('nav.chats') }))[0],
    ).toHaveAttribute('href', '/chats')
    await expect(canvas.getByRole('button', { name: app.t('nav.account') })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      app.t('not-found.title'),
    )
  },
})

export const Pseudo = meta.story({
  globals: { locale: 'pseudo' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/^\[.+\]$/)
  },
})
