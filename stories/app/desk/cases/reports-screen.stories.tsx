import { expect } from 'storybook/test'
import { ReportTable } from '#app/desk/cases/report-table.tsx'
import { ReportsScreen } from '#app/desk/cases/reports-screen.tsx'
import { operator } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import { REPORTED, reported, withReports } from '#stories/shared/desk-cases.ts'
import { failing, slow } from '#stories/shared/network.ts'

const REPORTS = { path: '/desk/reports', situation: reported() }
const DECIDED = {
  decision: { outcome: 'warning', grounds: 'money', at: Date.UTC(2026, 10, 20) },
} as const

const meta = preview.meta({
  title: 'Desk/Reports',
  component: ReportsScreen,
  subcomponents: { ReportTable },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: REPORTS },
})

export const Waiting = meta.story({
  play: async ({ app, canvas }) => {
    const [, first, ...rest] = await canvas.findAllByRole('row')
    // The grave one is first, though the oldest.
    await expect(first).toHaveTextContent(app.t('desk-cases:topic.under-age'))
    await expect(rest).toHaveLength(2)
    await expect(canvas.getByText(app.t('desk-cases:grave'))).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: REPORTED.name })).toHaveLength(3)
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await canvas.findByText(app.t('desk-cases:grave'))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Decided = meta.story({
  parameters: {
    app: { path: '/desk/reports?state=decided', situation: withReports(operator(), DECIDED) },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-cases:outcome.warning'))).toBeVisible()
    const tab = (key: 'waiting' | 'decided') =>
      canvas.getByRole('link', { name: app.t(`desk-cases:reports.${key}`) })
    await expect(tab('decided')).toHaveAttribute('aria-current', 'page')
    await expect(tab('waiting')).not.toHaveAttribute('aria-current')
  },
})

export const NothingWaits = meta.story({
  parameters: { app: { ...REPORTS, situation: operator() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-cases:reports.none-waiting'))).toBeVisible()
  },
})

export const NothingDecided = meta.story({
  parameters: { app: { path: '/desk/reports?state=decided', situation: operator() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-cases:reports.none-decided'))).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { app: { ...REPORTS, network: slow('/api/desk/reports') } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-cases:reports.loading'))).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  parameters: { app: { ...REPORTS, network: failing({ code: 'busy' }, '/api/desk/reports') } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(app.t('errors:busy'))
    await expect(canvas.getByRole('button', { name: app.t('error.again') })).toBeVisible()
  },
})
