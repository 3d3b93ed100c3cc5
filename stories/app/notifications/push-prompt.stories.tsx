import { expect, screen, waitFor } from 'storybook/test'
import { AlertBoard } from '#app/membership/alerts/alert-board.tsx'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import { PushLine } from '#app/notifications/push/push-line.tsx'
import { PushPrompt } from '#app/notifications/push/push-prompt.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { PUSH_KEY, pushBrowser } from '#stories/shared/push-browser.ts'

const situation = { ...freeMember(), pushKey: PUSH_KEY }

const meta = preview.meta({
  title: 'Everywhere/Push prompt',
  component: AlertBoard,
  subcomponents: { PushLine, PushPrompt },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/members', situation } },
  args: { layout: 'default' as const },
  beforeEach: () => pushBrowser(),
})

export const Asks = meta.story({
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('notices:push.text'))).toBeVisible()
    await expect(Notification.permission).toBe('default')
  },
})

export const PutAway = meta.story({
  tags: ['!dev'],
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('notices:dismiss') }))
    await waitFor(() =>
      expect(canvas.queryByText(app.t('notices:push.title'))).not.toBeInTheDocument(),
    )
    await expect(Notification.permission).toBe('default')
  },
})

export const TurnedOn = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path: '/members', situation, whole: true } },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('notices:push.action') }))
    await expect(await screen.findByText(app.t('notices:push.done'))).toBeVisible()
    await expect(canvas.queryByText(app.t('notices:push.title'))).not.toBeInTheDocument()
    const subscriptions = await app.world.ports.reads.pushSubscriptions.of(VIEWER.id)
    await expect(subscriptions).toHaveLength(1)
  },
})

export const LeftUnanswered = meta.story({
  tags: ['!dev'],
  beforeEach: () => pushBrowser({ answer: 'default' }),
  play: async ({ app, canvas, userEvent }) => {
    const allow = () => canvas.findByRole('button', { name: app.t('notices:push.action') })
    await userEvent.click(await allow())
    await waitFor(async () => expect(await allow()).toHaveAttribute('aria-disabled', 'false'))
    await expect(canvas.getByText(app.t('notices:push.text'))).toBeVisible()
  },
})

export const BlockedByTheBrowser = meta.story({
  beforeEach: () => pushBrowser({ answer: 'denied' }),
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('notices:push.action') }))
    await expect(
      await canvas.findByText(app.t('notices:push.denied', { site: 'Vonk' })),
    ).toBeVisible()
    await expect(
      await canvas.findByRole('button', { name: app.t('notices:push.look-again') }),
    ).toBeVisible()
  },
})

export const ErrorState = meta.story({
  name: 'Error',
  beforeEach: () => pushBrowser({ failures: 2 }),
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('notices:push.action') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(app.t('notices:push.failed'))
    await expect(await canvas.findByRole('button', { name: app.t('error.again') })).toBeVisible()
  },
})
