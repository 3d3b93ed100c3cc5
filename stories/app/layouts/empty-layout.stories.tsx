import { expect, waitFor } from 'storybook/test'
import { EmptyLayout } from '#app/layouts/empty-layout.tsx'
import { OfflineAlert } from '#app/notices/offline-alert.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { TOKEN, withLink } from '#stories/shared/mailed-links.ts'
import { offline } from '#stories/shared/network.ts'
import { freeMember, unconfirmedMember, visitor } from '#stories/shared/situations.ts'
import { Page } from '#ui/layout/page.tsx'
import { Heading } from '#ui/text/heading.tsx'

const meta = preview.meta({
  title: 'Everywhere/Layouts/Empty',
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
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Vonk, home' })
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', '/')
    await expect(canvas.queryByRole('contentinfo')).not.toBeInTheDocument()
  },
})

export const Member = meta.story({
  parameters: { app: { path: '/', situation: freeMember() } },
  play: async ({ canvas }) => {
    const home = await canvas.findByRole('link', { name: 'Vonk, home' })
    await waitFor(() => expect(home).toHaveAttribute('href', '/members'))
  },
})

export const WhereALinkInAMailLeads = meta.story({
  parameters: {
    app: { path: `/${TOKEN}`, whole: true, situation: withLink('activate', unconfirmedMember()) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirm' })).toBeVisible()
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('contentinfo')).not.toBeInTheDocument()
  },
})

export const ALinkNobodySent = meta.story({
  parameters: { app: { path: '/0123abcd', whole: true, situation: visitor() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'This page could not be found',
    )
    await expect(await canvas.findByRole('link', { name: 'Vonk, home' })).toHaveAttribute(
      'href',
      '/',
    )
  },
})

export const Offline = meta.story({
  parameters: { app: { path: '/', situation: visitor(), network: offline } },
  args: { notice: <OfflineAlert /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You are offline/)).toBeVisible()
  },
})
