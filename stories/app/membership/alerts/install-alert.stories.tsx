import { expect, fn, waitFor } from 'storybook/test'
import { AlertBoard } from '#app/membership/alerts/alert-board.tsx'
import { InstallAlert } from '#app/membership/alerts/install-alert.tsx'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import { captureInstallOffer } from '#app/notifications/install/install-offer.ts'
import preview from '#stories/.storybook/preview.tsx'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

const ask = fn(async () => ({ outcome: 'accepted' }))

/** The browser reports that the site can be installed; removed after the story. */
function installable() {
  captureInstallOffer()
  dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: ask }))
  return () => void dispatchEvent(new Event('appinstalled'))
}

/** A browser without an install prompt, with installation in its own menu. */
function onAnIphone() {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: IPHONE })
  return () => void Reflect.deleteProperty(navigator, 'userAgent')
}

const meta = preview.meta({
  title: 'Everywhere/Install app',
  component: AlertBoard,
  subcomponents: { InstallAlert },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/members', situation: freeMember() } },
  args: { layout: 'default' as const },
  beforeEach: installable,
})

export const Offered = meta.story({
  play: async ({ app, canvas }) => {
    const title = app.t('notices:install.title', { site: 'Vonk' })
    await expect(await canvas.findByText(title)).toBeVisible()
  },
})

export const Taken = meta.story({
  tags: ['!dev'],
  play: async ({ app, canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: app.t('notices:install.action') })
    await userEvent.click(add)
    await expect(ask).toHaveBeenCalled()
    await waitFor(() => expect(add).not.toBeInTheDocument())
  },
})

export const PutAway = meta.story({
  tags: ['!dev'],
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('notices:dismiss') }))
    await waitFor(() =>
      expect(
        canvas.queryByText(app.t('notices:install.title', { site: 'Vonk' })),
      ).not.toBeInTheDocument(),
    )
  },
})

export const InWordsOnAnIphone = meta.story({
  beforeEach: () => {
    dispatchEvent(new Event('appinstalled'))
    return onAnIphone()
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('notices:install.written'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: app.t('notices:install.action') })).toBeNull()
  },
})
