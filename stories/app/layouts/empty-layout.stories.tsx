import { expect, waitFor, within } from 'storybook/test'
import { EmptyLayout } from '#app/layouts/empty-layout.tsx'
import { OfflineAlert } from '#app/membership/alerts/offline-alert.tsx'
import { freeMember, unconfirmedMember, visitor } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import { TOKEN, withLink } from '#stories/shared/mailed-links.ts'
import { offline } from '#stories/shared/network.ts'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'

const meta = preview.meta({
  title: 'Everywhere/Layouts/Empty layout',
  component: EmptyLayout,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/', situation: visitor() } },
  args: {
    children: (
      <Page width="narrow">
        <Heading level={1}>One thing to decide</Heading>
      </Page>
    ),
  },
})

export const Visitor = meta.story({
  play: async ({ app, canvas }) => {
    const home = await canvas.findByRole('link', { name: app.t('nav.home', { site: 'Vonk' }) })
    await expect(home).toHaveAttribute('href', '/')
    const foot = within(await canvas.findByRole('contentinfo'))
    await expect(foot.getByRole('link', { name: app.t('footer.withdraw') })).toHaveAttribute(
      'href',
      '/withdraw',
    )
    await expect(foot.getByRole('link', { name: app.t('footer.language') })).toHaveAttribute(
      'href',
      '/lang-config',
    )
  },
})

export const Member = meta.story({
  parameters: { app: { path: '/', situation: freeMember() } },
  play: async ({ app, canvas }) => {
    const home = await canvas.findByRole('link', { name: app.t('nav.home', { site: 'Vonk' }) })
    await waitFor(() => expect(home).toHaveAttribute('href', '/members'))
  },
})

export const WhereALinkInAMailLeads = meta.story({
  name: 'Mailed link',
  parameters: {
    app: { path: `/${TOKEN}`, whole: true, situation: withLink('activate', unconfirmedMember()) },
  },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: app.t('account:activate.submit') }),
    ).toBeVisible()
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
    const foot = within(await canvas.findByRole('contentinfo'))
    await expect(foot.getByRole('link', { name: app.t('footer.withdraw') })).toHaveAttribute(
      'href',
      '/withdraw',
    )
    await expect(foot.getByRole('link', { name: app.t('footer.language') })).toHaveAttribute(
      'href',
      '/lang-config',
    )
  },
})

export const ALinkNobodySent = meta.story({
  parameters: { app: { path: '/0123abcd', whole: true, situation: visitor() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      app.t('not-found.title'),
    )
    await expect(
      await canvas.findByRole('link', { name: app.t('nav.home', { site: 'Vonk' }) }),
    ).toHaveAttribute('href', '/')
  },
})

export const Offline = meta.story({
  parameters: { app: { path: '/', situation: visitor(), network: offline } },
  args: { alert: <OfflineAlert /> },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('notices:offline'))).toBeVisible()
  },
})
