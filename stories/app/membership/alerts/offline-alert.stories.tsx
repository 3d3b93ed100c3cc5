import { useTranslation } from 'react-i18next'
import { expect, waitFor } from 'storybook/test'
import { OfflineAlert } from '#app/membership/alerts/offline-alert.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { offline } from '#stories/shared/network.ts'
import { barePage } from '#ui/primitives/bare-page/bare-page.ts'

const meta = preview.meta({
  title: 'Everywhere/Offline',
  component: OfflineAlert,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/members' } },
})

export const Offline = meta.story({
  parameters: { app: { path: '/members', network: offline } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('notices:offline'))).toBeVisible()
  },
})

export const Connected = meta.story({
  tags: ['!dev'],
  play: async ({ app, canvas }) => {
    await expect(canvas.queryByText(app.t('notices:offline'))).not.toBeInTheDocument()
  },
})

const FRAME = 'A page without a network'

/** The service worker's offline page. */
function BarePage() {
  const { t, i18n } = useTranslation(['notices', 'common'])
  const page = barePage({
    lang: i18n.language,
    site: 'Vonk',
    title: t('offline.title'),
    text: t('offline.text'),
    action: t('common:error.again'),
    fonts: { heading: '', body: '' },
    nonce: '',
  })
  return <iframe title={FRAME} srcDoc={page} width="100%" height="640" />
}

export const OfflinePage = meta.story({
  render: () => <BarePage />,
  play: async ({ app, canvas }) => {
    const frame = await canvas.findByTitle(FRAME)
    await waitFor(() => {
      const page = frame instanceof HTMLIFrameElement ? frame.contentDocument : null
      expect(page?.querySelector('h1')).toHaveTextContent(app.t('notices:offline.title'))
      expect(page?.querySelector('a')).toHaveTextContent(app.t('error.again'))
    })
  },
})
