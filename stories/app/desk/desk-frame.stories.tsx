import { HttpResponse, http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { DeskLayout } from '#app/desk/access/desk-layout.tsx'
import { DeskLink } from '#app/desk/desk-link.tsx'
import { DeskRoot } from '#app/desk/desk-root.tsx'
import { LanguageMenu } from '#app/desk/language-menu.tsx'
import type { Operator } from '#app/desk/operator.ts'
import { operator } from '#app/mocks/scenes/situations.ts'
import { PERMISSIONS } from '#core/desk/roles.ts'
import { QUEUE_CAP } from '#core/shared/paging.ts'
import preview from '#stories/.storybook/preview.tsx'
import { answering, type Network } from '#stories/shared/network.ts'

const AT_WORK: Operator = {
  id: 'mia',
  name: 'Mia',
  email: 'mia@vonk.example',
  second_factor: 'on',
  recovery_codes: 10,
  permissions: [...PERMISSIONS],
}

const meta = preview.meta({
  title: 'Desk/Frame',
  component: DeskLayout,
  subcomponents: { DeskRoot, DeskLink, LanguageMenu },
  tags: ['!autodocs'],
  args: { operator: AT_WORK, children: null },
  parameters: {
    layout: 'fullscreen',
    app: { path: '/desk', whole: true, situation: operator() },
  },
})

export const OnADesktop = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ app, canvas, userEvent }) => {
    const nav = within(await canvas.findByRole('navigation', { name: app.t('desk:nav') }))
    await expect(nav.getByRole('link', { name: app.t('desk:nav.overview') })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await userEvent.click(await nav.findByRole('link', { name: app.pattern('desk:nav.photos') }))
    await waitFor(() => expect(app.path()).toBe('/desk/photos'))
    const waiting = { name: app.pattern('desk:nav.waiting', { count: 12, number: 12 }) }
    await expect(await nav.findByRole('link', waiting)).toHaveAttribute('aria-current', 'page')
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('desk:nav.more') }))
    await userEvent.click(
      await canvas.findByRole('menuitem', { name: app.t('desk:nav.campaigns') }),
    )
    await waitFor(() => expect(app.path()).toBe('/desk/campaigns'))
  },
})

/** The button stands low and at the start: the menu opens above it, within the window. */
export const Languages = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.pattern('desk:language') }))
    const menu = await canvas.findByRole('menu')
    await waitFor(() => expect(canvas.getAllByRole('menuitem')[0]).toHaveFocus())
    const { top, left, right, bottom } = menu.getBoundingClientRect()
    await expect(Math.min(top, left)).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
})

/** Grave reports have a mark; no label says more than was counted; what failed has another colour. */
export const Counts = meta.story({
  globals: { viewport: { value: 'xl' } },
  parameters: {
    app: {
      path: '/desk',
      whole: true,
      situation: operator(),
      network: answering('/api/desk/overview', {
        photos: { waiting: 9, oldest_at: null },
        chat_photos: { waiting: 0, oldest_at: null },
        reports: { waiting: 6, oldest_at: null },
        grave_reports: { waiting: 2, oldest_at: null },
        complaints: { waiting: QUEUE_CAP, oldest_at: null },
        member_requests: { waiting: 0, oldest_at: null },
        chargebacks: { waiting: 0, oldest_at: null },
        failed_refunds: { waiting: 0, oldest_at: null },
        credit_requests: { waiting: 0, oldest_at: null },
        deliveries: { waiting: 0, due: 0, due_since: null, dead: 3 },
        parked_events: { waiting: 0, oldest_at: null },
        actions: [],
      }),
    },
  },
  play: async ({ app, canvas }) => {
    const nav = within(await canvas.findByRole('navigation', { name: app.t('desk:nav') }))
    await expect(
      await nav.findByRole('link', {
        name: app.pattern('desk:nav.grave', { count: 6, number: 6 }),
      }),
    ).toHaveTextContent('! 6')
    const many = { count: QUEUE_CAP, number: '500+' }
    await expect(
      nav.getByRole('link', { name: app.pattern('desk:nav.waiting', many) }),
    ).toHaveTextContent('99+')
  },
})

export const LoggedOut = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('desk:log-out') }))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: app.t('desk:login.title') }),
    ).toBeVisible()
    await expect(canvas.queryByText(app.t('desk:login.ended'))).toBeNull()
  },
})

const busyLogOut: Network = (worker) => {
  const busy = () => HttpResponse.json({ code: 'busy' }, { status: 422 })
  worker.use(http.delete('*/api/desk/session', busy))
  return () => undefined
}

export const LogOutRefused = meta.story({
  globals: { viewport: { value: 'xl' } },
  parameters: {
    app: {
      path: '/desk',
      situation: operator(),
      network: busyLogOut,
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('desk:log-out') }))
    await expect(await canvas.findByText(app.pattern('desk:log-out.refused'))).toBeVisible()
  },
})

export const InDark = meta.story({ globals: { mode: 'dark' } })
