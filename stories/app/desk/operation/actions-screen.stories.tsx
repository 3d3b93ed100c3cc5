import { expect, waitFor } from 'storybook/test'
import { DESK_GUEST } from '#adapters/demo/desk-guest.ts'
import { ActionTable } from '#app/desk/operation/action-table.tsx'
import { ActionsScreen } from '#app/desk/operation/actions-screen.tsx'
import { ACTIONS_PER_PAGE } from '#core/operators/list-actions.ts'
import { OPERATOR_ACTIONS } from '#core/operators/operator-actions.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failing, slow } from '#stories/shared/network.ts'
import { and, type Scene, storyId } from '#stories/shared/situation.ts'
import { idleOperator } from '#stories/shared/situations.ts'

const PATH = '/desk/actions'

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
          subject: action === 'event.retried' ? null : subjectOf(action, n),
          member: null,
          reason: null,
          at: ports.now() - n * 60_000,
        })
      }
      return ok(null)
    })

const subjectOf = (action: string, n: number) =>
  action.startsWith('campaign') ? 'spring-2029' : storyId(0xf00 + n)

const meta = preview.meta({
  title: 'Desk/Actions',
  component: ActionsScreen,
  subcomponents: { ActionTable },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: PATH, situation: and(idleOperator(), acted(OPERATOR_ACTIONS.length)) },
  },
})

export const EveryKind = meta.story({
  play: async ({ app, canvas }) => {
    for (const action of OPERATOR_ACTIONS)
      await expect(await canvas.findByText(app.t(`desk:action.${action}`))).toBeVisible()
    const [link] = canvas.getAllByRole('link', { name: app.t('desk-operation:subject.report') })
    await expect(link).toHaveAttribute('href', expect.stringContaining('/desk/reports/'))
    await expect(canvas.getByText(app.t('desk-operation:actions.all'))).toBeVisible()
  },
})

export const Many = meta.story({
  parameters: {
    app: { path: PATH, situation: and(idleOperator(), acted(ACTIONS_PER_PAGE + 5)) },
  },
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(ACTIONS_PER_PAGE + 1)
    await userEvent.click(
      canvas.getByRole('button', { name: app.t('desk-operation:actions.more') }),
    )
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(ACTIONS_PER_PAGE + 6))
  },
})

export const Empty = meta.story({
  parameters: { app: { path: PATH, situation: idleOperator() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-operation:actions.none'))).toBeVisible()
  },
})

export const LoadingState = meta.story({
  name: 'Loading',
  parameters: { app: { path: PATH, situation: idleOperator(), network: slow('desk/actions') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible()
  },
})

export const ErrorState = meta.story({
  name: 'Error',
  parameters: {
    app: {
      path: PATH,
      situation: idleOperator(),
      network: failing({ code: 'internal' }, 'desk/actions'),
    },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('errors:internal'))).toBeVisible()
  },
})
