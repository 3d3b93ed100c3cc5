import { expect, screen, waitFor } from 'storybook/test'
import { AccountMenu } from '#app/layouts/account-menu.tsx'
import { DefaultLayout } from '#app/layouts/default-layout.tsx'
import { SiteFooter } from '#app/layouts/site-footer.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { withLikes } from '#stories/shared/hearts.ts'
import { freeMember, outOfCredits, premiumMember, visitor } from '#stories/shared/situations.ts'
import { withChats } from '#stories/shared/talk.ts'
import { Page } from '#ui/layout/page.tsx'
import { Heading } from '#ui/text/heading.tsx'

const meta = preview.meta({
  title: 'Everywhere/Layouts/Default',
  component: DefaultLayout,
  subcomponents: { AccountMenu, SiteFooter },
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
  play: async ({ canvas }) => {
    const logIn = await canvas.findByRole('link', { name: 'Log in' })
    await expect(logIn).toHaveAttribute('href', '/login')
  },
})

export const FreeMember = meta.story({
  parameters: { app: { path: '/members', situation: withLikes(withChats(freeMember())) } },
  play: async ({ canvas }) => {
    const [search] = await canvas.findAllByRole('link', { name: 'Search' })
    await expect(search).toHaveAttribute('aria-current', 'page')
    await expect((await canvas.findAllByText('2 unread messages')).length).toBeGreaterThan(0)
  },
})

export const OwnMenu = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'My account' }))
    await screen.findByRole('menuitem', { name: 'My profile' })
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    await expect(await canvas.findByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(app.path()).toBe('/')
  },
})

/** Says of this window that it is an installed app's, which has no bar of the browser's. */
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
    await canvas.findAllByRole('link', { name: 'Search' })
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull()
    const [credits] = await canvas.findAllByRole('link', { name: /^Credits/ })
    if (credits) await userEvent.click(credits)
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }))
    await waitFor(() => expect(app.path()).toBe('/members'))
  },
})

export const PremiumMember = meta.story({
  parameters: { app: { path: '/credits', situation: premiumMember({ credits: 8 }) } },
})

export const OutOfCredits = meta.story({
  parameters: { app: { path: '/chats', situation: outOfCredits({ premium: true }) } },
})
