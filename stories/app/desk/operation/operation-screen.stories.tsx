import { expect, screen, waitFor, within } from 'storybook/test'
import { DESK_GUEST } from '#adapters/demo/desk-guest.ts'
import { Backups } from '#app/desk/operation/backups.tsx'
import { Deliveries } from '#app/desk/operation/deliveries.tsx'
import { Events } from '#app/desk/operation/events.tsx'
import { Jobs } from '#app/desk/operation/jobs.tsx'
import { OperationScreen } from '#app/desk/operation/operation-screen.tsx'
import { Part } from '#app/desk/operation/part.tsx'
import { RetryAll } from '#app/desk/operation/retry-all.tsx'
import { TwoLines } from '#app/desk/operation/two-lines.tsx'
import { and } from '#app/mocks/scenes/situation.ts'
import { idleOperator } from '#app/mocks/scenes/situations.ts'
import { recordedAs } from '#core/desk/log/recorded-as.ts'
import { retryDead } from '#core/notifications/sending/retry-dead.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failing, slow } from '#stories/shared/network.ts'
import {
  DRILL_FAULT,
  deadMails,
  ERRORS,
  failedDrill,
  failingConsumer,
  parkedEvents,
} from './trouble.ts'

const PATH = '/desk/operation'
const troubled = () => and(idleOperator(), deadMails, parkedEvents, failingConsumer, failedDrill)

const meta = preview.meta({
  title: 'Desk/Operation',
  component: OperationScreen,
  subcomponents: { Backups, Deliveries, Events, Jobs, Part, RetryAll, TwoLines },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: PATH, situation: troubled() } },
})

export const InTrouble = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const dead = within(
      await canvas.findByRole('table', { name: app.t('desk-operation:deliveries.dead') }),
    )
    await expect(dead.getByText(new RegExp(ERRORS.first))).toBeVisible()
    await userEvent.click(
      dead.getByRole('button', {
        name: app.t('desk-operation:retry.one', {
          what: app.t('desk-operation:kind.password-changed'),
        }),
      }),
    )
    await waitFor(() => expect(dead.queryByText(new RegExp(ERRORS.first))).toBeNull())
    await expect(dead.getByText(new RegExp(ERRORS.second))).toBeVisible()
    const backups = within(
      await canvas.findByRole('table', { name: app.t('desk-operation:backups.title') }),
    )
    await expect(backups.getByText(app.t('desk-operation:backups.good'))).toBeVisible()
    await expect(backups.getByText(new RegExp(DRILL_FAULT))).toBeVisible()
  },
})

export const RetryingAllEvents = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const events = within(
      await canvas.findByRole('region', { name: app.t('desk-operation:events.title') }),
    )
    await userEvent.click(
      await events.findByRole('button', { name: app.t('desk-operation:retry.all') }),
    )
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: app.t('desk-operation:retry') }))
    await waitFor(() =>
      expect(
        events.queryByRole('table', { name: app.t('desk-operation:events.parked') }),
      ).toBeNull(),
    )
  },
})

export const SomeoneWasFirst = meta.story({
  parameters: { app: { path: PATH, whole: true, situation: troubled() } },
  play: async ({ app, canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', {
      name: app.t('desk-operation:retry.one', {
        what: app.t('desk-operation:kind.password-changed'),
      }),
    })
    const { ports } = app.world
    const mia = await ports.reads.operators.byEmail(DESK_GUEST.email)
    await retryDead(recordedAs(ports, mia, 'delivery.retried', 'mail-0'), 'mail-0')
    await userEvent.click(retry)
    await expect(
      await screen.findByText(app.t('desk-operation:first', { name: mia?.name ?? '' })),
    ).toBeVisible()
    await waitFor(() => expect(retry).not.toBeInTheDocument())
  },
})

export const Quiet = meta.story({
  parameters: { app: { path: PATH, situation: idleOperator() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-operation:job.erasing'))).toBeVisible()
    await expect(await canvas.findAllByRole('table')).toHaveLength(2)
    await expect(await canvas.findByText(app.t('desk-operation:backups.none'))).toBeVisible()
  },
})

export const LoadingState = meta.story({
  name: 'Loading',
  parameters: {
    app: {
      path: PATH,
      situation: idleOperator(),
      network: slow('desk/deliveries', 'desk/events', 'desk/jobs'),
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('status')).toHaveLength(4))
  },
})

export const ErrorState = meta.story({
  name: 'Error',
  parameters: {
    app: {
      path: PATH,
      situation: idleOperator(),
      network: failing({ code: 'internal' }, 'desk/deliveries'),
    },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('errors:internal'))).toBeVisible()
    await expect(await canvas.findByText(app.t('desk-operation:job.erasing'))).toBeVisible()
  },
})
