import { expect } from 'storybook/test'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { and, storyId } from '#app/mocks/scenes/situation.ts'
import { freeMember, visitor } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import { ReportScreen } from '#app/safety/reports/report-screen.tsx'
import { CasePage } from '#app/site/case-page.tsx'
import { takeCase } from '#core/desk/cases/take-case.ts'
import type { Ports } from '#core/ports.ts'
import { type Decision, decideReport } from '#core/safety/decide-report.ts'
import { reportNumber } from '#core/safety/report.ts'
import { reportMember } from '#core/safety/reports/report-member.ts'
import { caseReference } from '#core/shared/case-reference.ts'
import preview from '#stories/.storybook/preview.tsx'
import type { Playing } from '#stories/shared/playing.ts'

const ID = storyId(0xe01)

/** A member who reported somebody, and what came of it; the page itself needs no login. */
const reported = (then: (ports: Ports) => Promise<unknown> = async () => null) =>
  and(freeMember(), async ({ world: { ports } }) => {
    await reportMember(ports, {
      id: ID,
      reporter: VIEWER.id,
      reported: PEOPLE.stijn.id,
      reason: 'asks-money',
      note: 'Wants a gift card.',
      conversation: null,
      message: null,
      blocked: false,
    })
    await then(ports)
  })
const decided = (decision: Decision) =>
  reported((ports) => decideReport(ports, { ...decision, report: ID }))
const page = (situation: ReturnType<typeof reported>) => ({
  app: { path: '/', whole: true, situation },
})

/** Opens it by the link from the receipt. */
const opened = async ({ app, canvas }: Playing) => {
  await app.go(`/reports/${caseReference(app.world.ports, 'report', ID)}`)
  await expect(
    await canvas.findByRole('heading', { name: app.pattern('report:status.title') }),
  ).toBeVisible()
}

const meta = preview.meta({
  title: 'Pages/Report',
  component: ReportScreen,
  subcomponents: { CasePage },
  tags: ['!autodocs'],
  args: { reference: '' },
  parameters: { layout: 'fullscreen', ...page(reported()) },
})

export const Received = meta.story({
  play: async (playing) => {
    const { app, canvas } = playing
    await opened(playing)
    await expect(canvas.getByText(app.t('report:state.received'))).toBeVisible()
    await expect(canvas.getByText(app.t('report:status.intro'))).toBeVisible()
    await expect(canvas.getByText(app.t('report:status.waiting'))).toBeVisible()
    await expect(canvas.queryByText(PEOPLE.stijn.name)).not.toBeInTheDocument()
  },
})

export const InReview = meta.story({
  parameters: page(reported((ports) => takeCase(ports, { id: 'operator' }, { report: ID }))),
  play: async (playing) => {
    await opened(playing)
    await expect(playing.canvas.getByText(playing.app.t('report:state.in-review'))).toBeVisible()
  },
})

export const MemberWarned = meta.story({
  parameters: page(
    decided({ outcome: 'warning', grounds: 'money', facts: 'You asked for money.' }),
  ),
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await opened(playing)
    await expect(canvas.getByText(app.t('report:outcome.warning'))).toBeVisible()
    await expect(canvas.getByText(app.t('account:rule.money'))).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: app.t('report:status.object') }))
    const report = await app.world.ports.reads.reports.byId(ID)
    const about = await canvas.findByRole('textbox', { name: app.t('pages:complaints.about') })
    await expect(about).toHaveValue(report ? reportNumber(report) : '')
  },
})

export const NothingDone = meta.story({
  parameters: page(decided({ outcome: 'no-action', grounds: 'unfounded' })),
  play: async (playing) => {
    const { app, canvas } = playing
    await opened(playing)
    await expect(canvas.getByText(app.t('report:outcome.no-action'))).toBeVisible()
    await expect(canvas.getByText(app.t('report:grounds.unfounded'))).toBeVisible()
    await expect(canvas.getByText(app.t('report:status.intro-decided'))).toBeVisible()
    await expect(canvas.getByText(app.t('report:status.appeal'))).toBeVisible()
  },
})

export const Missing = meta.story({
  parameters: { app: { path: '/reports/nothing_there', whole: true, situation: visitor() } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('not-found.title') }),
    ).toBeVisible()
  },
})
