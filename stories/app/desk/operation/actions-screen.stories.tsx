import { expect, waitFor, within } from 'storybook/test'
import { DESK_GUEST } from '#adapters/demo/desk-guest.ts'
import { ActionAbout } from '#app/desk/operation/action-about.tsx'
import { ActionFilter } from '#app/desk/operation/action-filter.tsx'
import { ActionTable } from '#app/desk/operation/action-table.tsx'
import { ActionsScreen } from '#app/desk/operation/actions-screen.tsx'
import { LogExport } from '#app/desk/operation/log-export.tsx'
import { and, type Scene, storyId } from '#app/mocks/scenes/situation.ts'
import { idleOperator, operator } from '#app/mocks/scenes/situations.ts'
import { ACTIONS_PER_PAGE } from '#core/desk/log/list-actions.ts'
import {
  ACCESS_ACTIONS,
  LOGIN_REFUSALS,
  OPERATOR_ACTIONS,
  type OperatorActionKind,
} from '#core/desk/ports.ts'
import { ok } from '#core/shared/result.ts'
import { HOUR, MINUTE } from '#core/shared/time.ts'
import preview from '#stories/.storybook/preview.tsx'
import { REPORT, REPORTED, withReports } from '#stories/shared/desk-cases.ts'
import { failingAt } from '#stories/shared/desk-states.ts'
import { answering, slow } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'

const PATH = '/desk/actions'

/** Why a photo was refused, and what roles an operator got. */
function reasonOf(action: OperatorActionKind): string | null {
  if (action.startsWith('operator.')) return 'moderator, finance@vonk'
  return action === 'photo.refused' ? 'nudity' : null
}

/** Actions of every kind, one after the other, the last by the command line. */
const acted =
  (many: number) =>
  ({ world: { ports } }: Scene) =>
    ports.atomically(async ({ operators, operatorActions }) => {
      const mia = await operators.byEmail(DESK_GUEST.email)
      for (let n = 0; n < many; n += 1) {
        const action = OPERATOR_ACTIONS[n % OPERATOR_ACTIONS.length] ?? 'photo.approved'
        await operatorActions.add({
          id: storyId(0xe00 + n),
          operator: n === 0 ? null : (mia?.id ?? null),
          action,
          subject: subjectOf(action, n),
          member: null,
          reason: reasonOf(action),
          at: ports.now() - n * 60_000,
        })
      }
      return ok(null)
    })

/** What exists of it; the rest was erased since. */
const KNOWN: Readonly<Record<string, string>> = {
  campaign: 'spring-2029',
  report: REPORT,
  member: REPORTED.id,
}

function subjectOf(action: OperatorActionKind, n: number) {
  if (action === 'event.retried' || isOfSession(action)) return null
  const [area = ''] = action.split('.')
  return KNOWN[area] ?? storyId(0xf00 + n)
}

const isOfSession = (action: OperatorActionKind) => ACCESS_ACTIONS.some((known) => known === action)

const meta = preview.meta({
  title: 'Desk/Actions',
  component: ActionsScreen,
  subcomponents: { ActionFilter, ActionTable, ActionAbout, LogExport },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: {
      path: PATH,
      situation: and(withReports(operator(), {}), acted(OPERATOR_ACTIONS.length)),
    },
  },
})

/** The list: the filter names the same kinds. */
const listed = async ({ app, canvas }: Pick<Playing, 'app' | 'canvas'>) =>
  within(await canvas.findByRole('table', { name: app.t('desk-operation:actions.caption') }))

export const EveryKind = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const list = await listed({ app, canvas })
    await userEvent.click(
      canvas.getByRole('button', { name: app.t('desk-operation:actions.more') }),
    )
    for (const action of OPERATOR_ACTIONS)
      for (const shown of await list.findAllByText(app.pattern(`desk:action.${action}`)))
        await expect(shown).toBeVisible()
    const [report] = await canvas.findAllByRole('link', {
      name: app.pattern('desk-cases:report.title'),
    })
    await expect(report).toHaveAttribute('href', `/desk/reports/${REPORT}`)
    const [member] = await canvas.findAllByRole('link', { name: REPORTED.name })
    await expect(member).toHaveAttribute('href', `/desk/members/${REPORTED.id}`)
    await expect(await canvas.findByText(app.pattern('desk-operation:actions.all'))).toBeVisible()
    const [gone] = await canvas.findAllByText(app.t('desk-operation:subject.gone'))
    await expect(gone).toBeVisible()
  },
})

/** Guesses of one hour are one line. */
export const RefusedLogins = meta.story({
  parameters: {
    app: {
      path: PATH,
      situation: and(idleOperator(), async ({ world: { ports } }) =>
        ports.atomically(async ({ operators, loginRefusals }) => {
          const mia = await operators.byEmail(DESK_GUEST.email)
          const at = Math.floor(ports.now() / HOUR) * HOUR - HOUR
          for (const [n, kind] of LOGIN_REFUSALS.entries())
            for (let tried = 0; tried < 12; tried += 1)
              await loginRefusals.count({
                id: storyId(0xd00 + 20 * n + tried),
                operator: n === 0 ? null : (mia?.id ?? null),
                kind,
                at: at + tried * MINUTE,
              })
          return ok(null)
        }),
      ),
    },
  },
  play: async ({ app, canvas }) => {
    const list = await listed({ app, canvas })
    for (const kind of LOGIN_REFUSALS)
      await expect(list.getByText(app.pattern(`desk:action.${kind}`))).toHaveTextContent('12 ×')
    await expect(list.getByText(app.pattern('desk:action.unknown'))).toBeVisible()
  },
})

export const Many = meta.story({
  parameters: {
    app: { path: PATH, situation: and(idleOperator(), acted(ACTIONS_PER_PAGE + 5)) },
  },
  play: async ({ app, canvas, userEvent }) => {
    // Those, and the login that looks at them.
    await expect(await canvas.findAllByRole('row')).toHaveLength(ACTIONS_PER_PAGE + 1)
    await userEvent.click(
      canvas.getByRole('button', { name: app.t('desk-operation:actions.more') }),
    )
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(ACTIONS_PER_PAGE + 7))
  },
})

export const Empty = meta.story({
  parameters: {
    app: {
      path: PATH,
      situation: idleOperator(),
      // Else there is the login that looks at them.
      network: answering('/api/desk/actions', { actions: [], subjects: [], next: null }),
    },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-operation:actions.none'))).toBeVisible()
  },
})

/** The filter is part of the URL; one that finds nothing can be cleared. */
export const NothingFound = meta.story({
  parameters: { app: { path: `${PATH}?action=campaign.stopped`, situation: idleOperator() } },
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findByText(app.t('desk-operation:actions.none-found'))).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: app.t('desk-operation:actions.clear') }),
    )
    const list = await listed({ app, canvas })
    await expect(list.getAllByText(app.t('desk:action.session.started'))[0]).toBeVisible()
    await expect(app.path()).toBe(PATH)
  },
})

export const LoadingState = meta.story({
  name: 'Loading',
  parameters: { app: { path: PATH, situation: idleOperator(), network: slow('desk/actions') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible()
  },
})

export const ErrorState = meta.story(failingAt(PATH, 'desk/actions', { situation: idleOperator() }))

export const Exporting = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const month = app.t('desk-operation:export.month')
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: month }), '2026-10')
    await expect(
      canvas.getByRole('link', { name: app.t('desk-operation:export.download') }),
    ).toHaveAttribute('href', '/api/desk/actions/export?month=2026-10')
  },
})
