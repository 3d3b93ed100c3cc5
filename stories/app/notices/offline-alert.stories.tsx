import { expect, waitFor } from 'storybook/test'
import common from '#app/locales/en/common.json' with { type: 'json' }
import notices from '#app/locales/en/notices.json' with { type: 'json' }
import { OfflineAlert } from '#app/notices/offline-alert.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { offline } from '#stories/shared/network.ts'
import { barePage } from '#ui/bare-page/bare-page.ts'

const meta = preview.meta({
  title: 'Everywhere/Offline',
  component: OfflineAlert,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/members' } },
})

export const NoConnection = meta.story({
  parameters: { app: { path: '/members', network: offline } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('notices:offline'))).toBeVisible()
  },
})

export const Connected = meta.story({
  play: async ({ app, canvas }) => {
    await expect(canvas.queryByText(app.t('notices:offline'))).not.toBeInTheDocument()
  },
})

const PAGE = barePage({
  lang: 'en',
  site: 'Vonk',
  title: notices['offline.title'],
  text: notices['offline.text'],
  action: common['error.again'],
  fonts: { heading: '', body: '' },
  nonce: '',
})

/** What the service worker shows in place of a page that cannot be fetched. */
export const PageWithoutNetwork = meta.story({
  render: () => <iframe title="A page without a network" srcDoc={PAGE} width="100%" height="640" />,
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle('A page without a network')
    await waitFor(() => {
      const page = frame instanceof HTMLIFrameElement ? frame.contentDocument : null
      expect(page?.querySelector('h1')).toHaveTextContent('You are offline')
      expect(page?.querySelector('a')).toHaveTextContent('Try again')
    })
  },
})
