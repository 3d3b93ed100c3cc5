import { expect, screen, waitFor } from 'storybook/test'
import { PushSettings } from '#app/settings/push-settings.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { PUSH_KEY, pushBrowser } from '#stories/shared/push-browser.ts'
import { freeMember } from '#stories/shared/situations.ts'
import { VIEWER } from '#stories/shared/viewer.ts'

const situation = { ...freeMember(), pushKey: PUSH_KEY }

const meta = preview.meta({
  title: 'Flows/Push',
  component: PushSettings,
  tags: ['!autodocs'],
  parameters: { app: { path: '/notifications', situation } },
  args: { settings: { name: 'Vonk', push_public_key: PUSH_KEY } },
  beforeEach: () => pushBrowser(),
})

/** Once the browser has said whether it is subscribed: until then a press does nothing. */
const TURN_ON = { name: 'Turn on notifications', busy: false }

export const Unsubscribed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', TURN_ON)).toBeVisible()
  },
})

export const Asking = meta.story({
  beforeEach: () => pushBrowser({ answer: null }),
  play: async ({ canvas, userEvent }) => {
    const turnOn = await canvas.findByRole('button', TURN_ON)
    await userEvent.click(turnOn)
    await waitFor(() => expect(turnOn).toHaveAttribute('aria-busy', 'true'))
  },
})

export const Subscribed = meta.story({
  beforeEach: () => pushBrowser({ permission: 'granted', subscribed: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Notifications are on for this device.')).toBeVisible()
    await expect(
      await canvas.findByRole('button', { name: 'Turn off notifications' }),
    ).toBeVisible()
  },
})

export const Denied = meta.story({
  beforeEach: () => pushBrowser({ permission: 'denied' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Allow them in your browser/)).toBeVisible()
  },
})

export const Failed = meta.story({
  beforeEach: () => pushBrowser({ failures: 1 }),
  play: async ({ canvas, userEvent }) => {
    const turnOn = await canvas.findByRole('button', TURN_ON)
    await userEvent.click(turnOn)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Try once more/)
  },
})

export const Incapable = meta.story({
  args: { settings: { name: 'Vonk', push_public_key: '' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This browser cannot show notifications.')).toBeVisible()
  },
})

export const WholeRun = meta.story({
  parameters: { layout: 'fullscreen', app: { path: '/notifications', situation, whole: true } },
  beforeEach: () => pushBrowser({ failures: 1 }),
  play: async ({ app, canvas, userEvent }) => {
    const kept = () => app.world.ports.reads.pushSubscriptions.of(VIEWER.id)
    const section = await canvas.findByRole('region', { name: 'Notifications on this device' })
    const press = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name, busy: false }))
    }
    await press('Turn on notifications')
    await press('Try again')
    await waitFor(() => expect(section).toHaveTextContent('Notifications are on'))
    await expect(await kept()).toHaveLength(1)
    await press('Turn off notifications')
    await screen.findByRole('button', { name: 'Turn on notifications' })
    await waitFor(async () => expect(await kept()).toHaveLength(0))
  },
})
