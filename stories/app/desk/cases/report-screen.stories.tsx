import { expect } from 'storybook/test'
import { CasePage } from '#app/desk/cases/case-page.tsx'
import { Decisions } from '#app/desk/cases/decisions.tsx'
import { Evidence, Part } from '#app/desk/cases/evidence.tsx'
import { Nothing } from '#app/desk/cases/nothing.tsx'
import { ReportFacts } from '#app/desk/cases/report-facts.tsx'
import { ReportScreen } from '#app/desk/cases/report-screen.tsx'
import { ReportLines } from '#app/desk/cases/report-table.tsx'
import { MemberLink } from '#app/desk/members/member-link.tsx'
import { and } from '#app/mocks/scenes/situation.ts'
import { operator } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import {
  FACTS,
  MEANT,
  REPORT,
  REPORTED,
  REPORTER,
  reported,
  warned,
  withReports,
} from '#stories/shared/desk-cases.ts'
import { failing, slow } from '#stories/shared/network.ts'

const PLACE = { path: `/desk/reports/${REPORT}`, situation: reported() }

const meta = preview.meta({
  title: 'Desk/Report',
  component: ReportScreen,
  subcomponents: {
    CasePage,
    Decisions,
    Evidence,
    MemberLink,
    Nothing,
    Part,
    ReportFacts,
    ReportLines,
  },
  tags: ['!autodocs'],
  args: { id: REPORT },
  parameters: { layout: 'fullscreen', app: PLACE },
})

export const Waiting = meta.story({
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(MEANT)).toBeVisible()
    await expect(canvas.getByText(app.t('desk-cases:evidence.meant'))).toBeVisible()
    await expect(canvas.getByText(app.t('desk-cases:evidence.now'))).toBeVisible()
    const [reportedLink] = canvas.getAllByRole('link', { name: REPORTED.name })
    await expect(reportedLink).toHaveAttribute('href', `/desk/members/${REPORTED.id}`)
    await expect(canvas.getByRole('link', { name: REPORTER.name })).toBeVisible()
    await expect(canvas.getByText(app.t('desk-cases:history.none'))).toBeVisible()
    await expect(
      canvas.getByRole('radio', { name: app.pattern('desk-cases:decide.content-removed') }),
    ).toBeDisabled()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText(MEANT)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** Of an erased member, reported by one who is erased too, without texts. */
export const Sparse = meta.story({
  parameters: {
    app: {
      ...PLACE,
      situation: withReports(operator(), {
        reporter: null,
        note: '',
        blocked: false,
        message: null,
        evidence: { name: REPORTED.name, about: '', messages: [] },
      }),
    },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-cases:report.reporter-erased'))).toBeVisible()
    await expect(canvas.getByText(app.t('desk-cases:evidence.no-messages'))).toBeVisible()
    await expect(canvas.getByText(app.t('desk-cases:others.none'))).toBeVisible()
  },
})

export const WarnedBefore = meta.story({
  parameters: { app: { ...PLACE, situation: warned(reported()) } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(FACTS)).toBeVisible()
    await expect(canvas.getByText(app.t('account:rule.harassment'))).toBeVisible()
  },
})

export const Decided = meta.story({
  parameters: {
    app: {
      ...PLACE,
      situation: and(reported(), ({ browser }) =>
        browser.ask('POST', `/api/desk/reports/${REPORT}/decision`, {
          outcome: 'warning',
          grounds: 'money',
          facts: FACTS,
        }),
      ),
    },
  },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByText(
        app.pattern('desk-cases:report.decided-by', { name: 'Demo-operator' }),
      ),
    ).toBeVisible()
    await expect(canvas.queryByRole('form')).toBeNull()
  },
})

export const Loading = meta.story({
  parameters: { app: { ...PLACE, network: slow(`/api/desk/reports/${REPORT}`) } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-cases:report.loading'))).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  parameters: {
    app: { ...PLACE, network: failing({ code: 'busy' }, `/api/desk/reports/${REPORT}`) },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(app.t('errors:busy'))
  },
})

export const Missing = meta.story({
  parameters: { app: { ...PLACE, situation: operator() } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('not-found.title') }),
    ).toBeVisible()
  },
})
