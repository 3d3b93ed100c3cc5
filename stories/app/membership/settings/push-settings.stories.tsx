import { expect, screen, waitFor } from 'storybook/test'
import { setShowsWords, showsWords } from '#app/client/worker/previews.ts'
import { PushSettings } from '#app/membership/settings/push-settings.tsx'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import preview from '#stories/.storybook/preview.tsx'
import type { Playing } from '#stories/shared/playing.ts'
import { PUSH_KEY, pushBrowser } from '#stories/shared/push-browser.ts'

const situation = { ...freeMember(), pushKey: PUSH_KEY }

const meta = preview.meta({
  title: 'Flows/Push',
  component: PushSettings,
  tags: ['!autodocs'],
  parameters: { app: { path: '/notifications/hear', situation } },
  args: { settings: { name: 'Vonk', push_public_key: PUSH_KEY } },
  beforeEach: () => pushBrowser(),
})

/** After the browser reported its subscription: until then a click does nothing. */
const turningOn = ({ t }: Playing['app']) => ({ name: t('notices:push.action'), busy: false })

export const Unsubscribed = meta.story({
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('button', turningOn(app))).toBeVisible()
  },
})

export const Asking = meta.story({
  beforeEach: () => pushBrowser({ answer: null }),
  play: async ({ app, canvas, userEvent }) => {
    const turnOn = await canvas.findByRole('button', turningOn(app))
    await userEvent.click(turnOn)
    await waitFor(() => expect(turnOn).toHaveAttribute('aria-busy', 'true'))
  },
})

export const Subscribed = meta.story({
  beforeEach: () => pushBrowser({ permission: 'granted', subscribed: true }),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('notices:push.done'))).toBeVisible()
    await expect(
      await canvas.findByRole('button', { name: app.t('notices:push.off') }),
    ).toBeVisible()
  },
})

export const WordsShown = meta.story({
  beforeEach: async () => {
    await setShowsWords(caches, false)
    return pushBrowser({ permission: 'granted', subscribed: true })
  },
  play: async ({ app, canvas, userEvent }) => {
    const words = await canvas.findByRole('switch', { name: app.t('notices:push.words') })
    await expect(words).not.toBeChecked()
    await userEvent.click(words)
    await waitFor(() => expect(words).toBeChecked())
    await expect(await showsWords(caches)).toBe(true)
  },
})

export const Denied = meta.story({
  beforeEach: () => pushBrowser({ permission: 'denied' }),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.pattern('notices:push.denied'))).toBeVisible()
  },
})

export const ErrorState = meta.story({
  name: 'Error',
  beforeEach: () => pushBrowser({ failures: 1 }),
  play: async ({ app, canvas, userEvent }) => {
    const turnOn = await canvas.findByRole('button', turningOn(app))
    await userEvent.click(turnOn)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(app.t('notices:push.failed'))
  },
})

export const Incapable = meta.story({
  args: { settings: { name: 'Vonk', push_public_key: '' } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('notices:push.incapable'))).toBeVisible()
  },
})

export const WholeRun = meta.story({
  parameters: {
    layout: 'fullscreen',
    app: { path: '/notifications/hear', situation, whole: true },
  },
  beforeEach: () => pushBrowser({ failures: 1 }),
  play: async ({ app, canvas, userEvent }) => {
    const subscriptions = () => app.world.ports.reads.pushSubscriptions.of(VIEWER.id)
    const section = await canvas.findByRole('region', { name: app.t('notices:push.here') })
    const press = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name, busy: false }))
    }
    await press(app.t('notices:push.action'))
    await press(app.t('error.again'))
    await waitFor(() => expect(section).toHaveTextContent(app.t('notices:push.done')))
    await expect(await subscriptions()).toHaveLength(1)
    await press(app.t('notices:push.off'))
    await screen.findByRole('button', { name: app.t('notices:push.action') })
    await waitFor(async () => expect(await subscriptions()).toHaveLength(0))
  },
})
