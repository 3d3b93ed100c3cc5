import { expect, screen, waitFor, within } from 'storybook/test'
import { Letter } from '#app/desk/members/letter.tsx'
import { LettersScreen } from '#app/desk/members/letters-screen.tsx'
import { MemberPapers, type MemberPapersProps } from '#app/desk/members/member-papers.tsx'
import { and, type Scene } from '#app/mocks/scenes/situation.ts'
import { operator } from '#app/mocks/scenes/situations.ts'
import type { MemberRequest } from '#core/desk/member-requests.ts'
import { ok } from '#core/shared/result.ts'
import { dayOf } from '#core/shared/time.ts'
import preview from '#stories/.storybook/preview.tsx'
import { REPORTED, reported } from '#stories/shared/desk-cases.ts'
import { failing } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'

const PATH = '/desk/requests'
const MEMBER = `/desk/members/${REPORTED.id}`
const NOTE = 'Vroeg om een kopie.'
const LEO = '00000000-0000-7000-8000-0000000000c1'

/** Letters of one member that a colleague recorded. */
const letters =
  (...kinds: readonly Partial<MemberRequest>[]) =>
  ({ world: { ports } }: Scene) =>
    ports.atomically(async ({ operators, memberRequests, memberNotes }) => {
      const at = ports.now()
      const nobody = { passwordHash: null, invitationHash: null, invitedUntil: null }
      await operators.add({
        ...{ id: LEO, email: 'leo@vonk.example', name: 'Leo', ...nobody },
        ...{ removedAt: null, roles: [], version: 1, addedAt: 1 },
      })
      await memberNotes.add({
        ...{ id: '00000000-0000-7000-8000-0000000000c2', member: REPORTED.id, by: LEO, at },
        text: 'Belde over een brief.',
      })
      for (const [nth, changes] of kinds.entries())
        await memberRequests.add({
          ...{ id: `00000000-0000-7000-8000-0000000000d${nth}`, member: REPORTED.id },
          ...{ kind: 'export', cameOn: dayOf(at), dueOn: '2099-12-31', addedBy: LEO, addedAt: at },
          ...{ extended: null, state: 'open', reason: null, closedBy: null, closedAt: null },
          ...changes,
        })
      return ok(null)
    })

const BOTH = letters({}, { kind: 'erase', dueOn: '2026-01-02' })

const meta = preview.meta({
  title: 'Desk/Letters',
  component: MemberPapers,
  subcomponents: { Letter, LettersScreen },
  tags: ['!autodocs'],
  args: { member: { id: REPORTED.id, status: 'active' } as MemberPapersProps['member'] },
  parameters: {
    layout: 'padded',
    app: { path: MEMBER, situation: and(operator(), BOTH) },
  },
})

const press = async ({ app, canvas, userEvent }: Playing, key: Key) =>
  userEvent.click(await canvas.findByRole('button', { name: app.t(`desk-members:${key}`) }))

type Key =
  | 'letters.at-once'
  | 'letters.leave'
  | 'letters.extend'
  | 'letters.hand'
  | 'letters.record'
  | 'notes.add'

const inDialog = async () => within(await screen.findByRole('alertdialog'))

/** Asked once more, as it cannot be undone by the operator. */
export const Erasing = meta.story({
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await press(playing, 'letters.leave')
    const asked = await inDialog()
    await userEvent.click(asked.getByRole('button', { name: app.t('desk-members:letters.leave') }))
    await expect(
      await canvas.findByText(app.pattern('desk-members:letters.was-done')),
    ).toBeVisible()
  },
})

/** What is open is named, and how the account can go nevertheless. */
export const Held = meta.story({
  parameters: { app: { path: MEMBER, situation: and(reported(), BOTH) } },
  play: async (playing) => {
    const { app, userEvent } = playing
    await press(playing, 'letters.at-once')
    const asked = await inDialog()
    await userEvent.click(
      asked.getByRole('button', { name: app.t('desk-members:letters.at-once') }),
    )
    await expect(await asked.findByText(app.t('desk-members:letters.held-case'))).toBeVisible()
  },
})

/** With a reason: without one it stays open. */
export const Extending = meta.story({
  parameters: { app: { path: MEMBER, situation: and(operator(), letters({})) } },
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await press(playing, 'letters.extend')
    const asked = await inDialog()
    const submit = asked.getByRole('button', { name: app.t('desk-members:letters.extend') })
    await userEvent.click(submit)
    await expect(await asked.findByText(app.t('errors:reason.missing'))).toBeVisible()
    await userEvent.type(asked.getByRole('textbox'), 'Veel gesprekken')
    await userEvent.click(submit)
    const told = app.t('desk-members:letters.extended', { reason: 'Veel gesprekken' })
    await expect(await canvas.findByText(told)).toBeVisible()
  },
})

export const HandedOver = meta.story({
  parameters: { app: { path: MEMBER, situation: and(operator(), letters({})) } },
  play: async (playing) => {
    await press(playing, 'letters.hand')
    const { app, canvas } = playing
    await expect(
      await canvas.findByText(app.pattern('desk-members:letters.was-done')),
    ).toBeVisible()
  },
})

/** Whoever comes second reads who was first. */
export const ClosedByAColleague = meta.story({
  parameters: {
    app: {
      path: MEMBER,
      situation: and(operator(), letters({})),
      network: failing({ code: 'request.closed', by: 'Leo' }, '/api/desk/requests/:id/end'),
    },
  },
  play: async (playing) => {
    await press(playing, 'letters.hand')
    const { app, canvas } = playing
    await expect(
      await canvas.findByText(app.t('errors:request.closed', { by: 'Leo' })),
    ).toBeVisible()
  },
})

export const Recording = meta.story({
  parameters: { app: { path: MEMBER, situation: operator() } },
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await press(playing, 'letters.record')
    await expect(await canvas.findByText(app.t('errors:request.day'))).toBeVisible()
    const day = canvas.getByLabelText(app.pattern('desk-members:letters.day'))
    await userEvent.type(day, dayOf(Date.now()))
    await press(playing, 'letters.record')
    await expect(await canvas.findByText(app.pattern('desk-members:letters.came'))).toBeVisible()
  },
})

export const WritingANote = meta.story({
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await press(playing, 'notes.add')
    await expect(await canvas.findByText(app.t('desk-members:notes.missing'))).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox'), NOTE)
    await press(playing, 'notes.add')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''))
    await expect(await canvas.findByText(NOTE)).toBeVisible()
  },
})

/** Who is erased has no notes, and their letters say that they were answered. */
export const Erased = meta.story({
  args: { member: { id: REPORTED.id, status: 'erased' } },
  parameters: {
    app: {
      path: MEMBER,
      situation: and(operator(), letters({ state: 'dropped', reason: '', closedAt: 1 })),
    },
  },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByText(app.pattern('desk-members:letters.was-dropped')),
    ).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** The first due first; what is late is said in words. */
export const ByDeadline = meta.story({
  parameters: { app: { path: PATH, whole: true, situation: and(operator(), BOTH) } },
  play: async ({ app, canvas }) => {
    const table = await canvas.findByRole('table', { name: app.t('desk:queue.requests') })
    const [, first] = within(table).getAllByRole('row')
    await expect(first).toHaveTextContent(app.pattern('desk-members:letters.late'))
  },
})

export const NoneOpen = meta.story({
  parameters: { app: { path: PATH, whole: true, situation: operator() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-members:letters.none'))).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await canvas.findByText(app.t('desk-members:letters.at-once'))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
