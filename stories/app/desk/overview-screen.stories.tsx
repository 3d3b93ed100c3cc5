import { expect } from 'storybook/test'
import { HealthList } from '#app/desk/overview/health-list.tsx'
import { LastActions } from '#app/desk/overview/last-actions.tsx'
import { OverviewScreen } from '#app/desk/overview/overview-screen.tsx'
import { QueueList } from '#app/desk/overview/queue-list.tsx'
import { RefusedMethods } from '#app/desk/overview/refused-methods.tsx'
import { idleOperator, operator } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import { loadingAt } from '#stories/shared/desk-states.ts'
import { answering, failing } from '#stories/shared/network.ts'

const meta = preview.meta({
  title: 'Desk/Overview',
  component: OverviewScreen,
  subcomponents: { QueueList, HealthList, LastActions, RefusedMethods },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/desk', situation: operator() } },
})

export const PhotosWait = meta.story({
  play: async ({ app, canvas }) => {
    const photos = await canvas.findByRole('link', { name: app.pattern('desk:queue.photos') })
    await expect(photos).toHaveTextContent('12')
    await expect(photos).toHaveAttribute('href', '/desk/photos')
    await expect(canvas.getByText(app.t('desk:overview.no-actions'))).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: { app: { path: '/desk', situation: idleOperator() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findAllByText(app.t('desk:nothing-waits'))).toHaveLength(9)
  },
})

const LONG_AGO = '2026-01-01T12:00:00.000Z'
const FACTS = { member: null, reason: null }
const NONE = { waiting: 0, oldest_at: null }

/** Everything that can be wrong at once. */
export const InTrouble = meta.story({
  parameters: {
    app: {
      path: '/desk',
      situation: operator(),
      network: answering('/api/desk/overview', {
        photos: { waiting: 500, oldest_at: LONG_AGO },
        chat_photos: { waiting: 3, oldest_at: LONG_AGO },
        second_looks: { waiting: 4, oldest_at: LONG_AGO },
        reports: { waiting: 7, oldest_at: LONG_AGO },
        grave_reports: { waiting: 2, oldest_at: LONG_AGO },
        complaints: NONE,
        member_requests: NONE,
        chargebacks: { waiting: 1, oldest_at: LONG_AGO },
        failed_refunds: NONE,
        credit_requests: NONE,
        deliveries: { waiting: 90, due: 40, due_since: LONG_AGO, dead: 6 },
        parked_events: { waiting: 1, oldest_at: LONG_AGO },
        refused_methods: ['paypal', 'sct'],
        stores_mails: true,
        actions: [
          { id: '1', by: 'Mia', action: 'photo.refused', subject: 'p', ...FACTS, at: LONG_AGO },
          { id: '2', by: null, action: 'member.banned', subject: 'm', ...FACTS, at: LONG_AGO },
        ],
      }),
    },
  },
  play: async ({ app, canvas }) => {
    const reports = await canvas.findByRole('link', { name: app.pattern('desk:nav.reports') })
    await expect(canvas.getByText(app.t('desk:overview.mails-stored'))).toBeVisible()
    await expect(reports).toHaveTextContent(app.t('desk:queue.grave', { count: 2, number: 2 }))
    await expect(
      canvas.getByRole('link', { name: app.pattern('desk:health.late') }),
    ).toHaveTextContent('40')
    await expect(canvas.getByText(app.t('desk:action.photo.refused'))).toBeVisible()
    await expect(canvas.getByText(app.t('desk:action.command-line'))).toBeVisible()
    await expect(canvas.getByText(app.t('desk:overview.refused-text'))).toBeVisible()
  },
})

export const Loading = meta.story(loadingAt('/desk', '/api/desk/overview'))

export const ErrorState = meta.story({
  name: 'Error',
  parameters: {
    app: {
      path: '/desk',
      situation: operator(),
      network: failing({ code: 'internal' }, '/api/desk/overview'),
    },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('errors:internal'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: app.t('error.again') })).toBeVisible()
  },
})
