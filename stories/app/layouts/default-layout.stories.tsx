import { expect, screen, waitFor, within } from 'storybook/test'
import { storeForm } from '#app/accounts/account/form-drafts.ts'
import { readStored, writeStored } from '#app/client/storage/browser-storage.ts'
import { draftKey, giftKey } from '#app/client/storage/message-drafts.ts'
import { tabStore } from '#app/client/storage/tab-store.ts'
import { AccountMenu } from '#app/layouts/account-menu.tsx'
import { DefaultLayout } from '#app/layouts/default-layout.tsx'
import { LogOutQuestion } from '#app/layouts/log-out-question.tsx'
import { SiteFooter } from '#app/layouts/site-footer.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { withLikes } from '#app/mocks/scenes/like-situations.ts'
import { freeMember, outOfCredits, premiumMember, visitor } from '#app/mocks/scenes/situations.ts'
import { CHATS, withChats } from '#app/mocks/scenes/talk.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import preview from '#stories/.storybook/preview.tsx'
import type { Playing } from '#stories/shared/playing.ts'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'

const meta = preview.meta({
  title: 'Everywhere/Layouts/Default',
  component: DefaultLayout,
  subcomponents: { AccountMenu, LogOutQuestion, SiteFooter },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/members' } },
  args: {
    children: (
      <Page>
        <Heading level={1}>A page of the site</Heading>
      </Page>
    ),
  },
})

export const Visitor = meta.story({
  parameters: { app: { path: '/', situation: visitor() } },
  play: async ({ app, canvas }) => {
    const logIn = await canvas.findByRole('link', { name: app.t('nav.log-in') })
    await expect(logIn).toHaveAttribute('href', '/login')
  },
})

/** Among the profiles, joining is one click away. */
export const VisitorAmongProfiles = meta.story({
  parameters: { app: { path: '/members', whole: true, situation: visitor() } },
  play: async ({ app, canvas }) => {
    const bar = within(await canvas.findByRole('banner'))
    await expect(bar.getByRole('link', { name: app.t('nav.sign-up') })).toBeVisible()
    await expect(bar.getByRole('link', { name: app.t('nav.log-in') })).toBeVisible()
  },
})

/** No button that leads to its own page. */
export const VisitorWhoLogsIn = meta.story({
  parameters: { app: { path: '/login', whole: true, situation: visitor() } },
  play: async ({ app, canvas }) => {
    const bar = within(await canvas.findByRole('banner'))
    await expect(bar.getByRole('link', { name: app.t('nav.sign-up') })).toBeVisible()
    await expect(bar.queryByRole('link', { name: app.t('nav.log-in') })).toBeNull()
  },
})

export const FreeMember = meta.story({
  parameters: { app: { path: '/members', situation: withLikes(withChats(freeMember())) } },
  play: async ({ app, canvas }) => {
    const [search] = await canvas.findAllByRole('link', { name: app.t('nav.members') })
    await expect(search).toHaveAttribute('aria-current', 'page')
    await expect(
      (await canvas.findAllByText(app.t('nav.unread', { count: 2 }))).length,
    ).toBeGreaterThan(0)
  },
})

/** Opens the account menu. */
async function ownMenu({ app, canvas, userEvent }: Playing) {
  await userEvent.click(await canvas.findByRole('button', { name: app.t('nav.account') }))
  return within(await screen.findByRole('menu'))
}

export const OwnMenu = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const menu = await ownMenu({ app, canvas, userEvent })
    await expect(
      await menu.findByRole('menuitem', { name: app.t('nav.profile') }),
    ).toBeInTheDocument()
  },
})

export const LogsOut = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const menu = await ownMenu({ app, canvas, userEvent })
    await userEvent.click(await menu.findByRole('menuitem', { name: app.t('nav.log-out') }))
    await expect(await canvas.findByRole('link', { name: app.t('nav.log-in') })).toBeVisible()
    await expect(app.path()).toBe('/')
  },
})

/** An unsent message would be deleted from this device: a confirmation is shown, and it stays. */
export const AsksBeforeADraftIsLost = meta.story({
  name: 'Unsent draft',
  tags: ['open'],
  parameters: { app: { path: '/members', situation: withChats(freeMember()) } },
  play: async ({ app, canvas, userEvent }) => {
    writeStored(draftKey(VIEWER.id, CHATS.stijn), 'Tea, then')
    const menu = await ownMenu({ app, canvas, userEvent })
    await userEvent.click(await menu.findByRole('menuitem', { name: app.t('nav.log-out') }))
    const question = within(
      await screen.findByRole('alertdialog', { name: app.t('log-out.title') }),
    )
    const { name } = PEOPLE.stijn
    await expect(await question.findByText(app.t('log-out.draft', { name }))).toBeVisible()
    await expect(readStored(draftKey(VIEWER.id, CHATS.stijn))).not.toBeNull()
  },
})

/** A gift that was chosen and a form that was begun go too, each in its words. */
export const AsksBeforeAFormIsLost = meta.story({
  name: 'Unsaved form',
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    writeStored(giftKey(VIEWER.id, CHATS.stijn), JSON.stringify({ gift: 'rose', text: '' }))
    storeForm(tabStore(), VIEWER.id, 'profile.about', { about: 'I repair radios, and' })
    const menu = await ownMenu({ app, canvas, userEvent })
    await userEvent.click(await menu.findByRole('menuitem', { name: app.t('nav.log-out') }))
    const question = within(
      await screen.findByRole('alertdialog', { name: app.t('log-out.title') }),
    )
    await expect(await question.findByText(app.t('log-out.gift'))).toBeVisible()
    await expect(await question.findByText(app.t('log-out.form'))).toBeVisible()
  },
})

/** Simulates the window of an installed app, without the browser's bars. */
function installed() {
  const { matchMedia } = window
  window.matchMedia = (query) =>
    Object.defineProperty(matchMedia.call(window, query), 'matches', {
      value: query.includes('standalone') || matchMedia.call(window, query).matches,
    })
  return () => {
    window.matchMedia = matchMedia
  }
}

export const InstalledApp = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path: '/members', situation: premiumMember(), whole: true } },
  beforeEach: installed,
  play: async ({ app, canvas, userEvent }) => {
    await canvas.findAllByRole('link', { name: app.t('nav.members') })
    await expect(canvas.queryByRole('button', { name: app.t('back') })).toBeNull()
    const [credits] = await canvas.findAllByRole('link', { name: app.pattern('nav.credits') })
    if (credits) await userEvent.click(credits)
    await userEvent.click(await canvas.findByRole('button', { name: app.t('back') }))
    await waitFor(() => expect(app.path()).toBe('/members'))
  },
})

export const PremiumMember = meta.story({
  parameters: { app: { path: '/credits', situation: premiumMember({ credits: 8 }) } },
})

export const OutOfCredits = meta.story({
  parameters: { app: { path: '/chats', situation: outOfCredits({ premium: true }) } },
})
