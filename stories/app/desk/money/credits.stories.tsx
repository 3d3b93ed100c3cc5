import { expect, screen, waitFor } from 'storybook/test'
import { CreditForm } from '#app/desk/money/credit-form.tsx'
import {
  CreditRequestsScreen,
  CreditRequestTable,
} from '#app/desk/money/credit-requests-screen.tsx'
import { MemberCredits } from '#app/desk/money/member-credits.tsx'
import { and, type Scene } from '#app/mocks/scenes/situation.ts'
import { operator } from '#app/mocks/scenes/situations.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import { REPORTED, reported } from '#stories/shared/desk-cases.ts'
import { failing, slow } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'

const PATH = '/desk/credits'
const MEMBER = `/desk/members/${REPORTED.id}`
const REASON = 'Foto niet bezorgd'

/** A colleague asked for many credits. */
const asked = ({ world: { ports } }: Scene) =>
  ports.atomically(async ({ accounts, operators, creditChanges }) => {
    const [ann] = await accounts.shownAfter(null, 1)
    const leo = {
      ...{ id: '00000000-0000-7000-8000-0000000000c1', email: 'leo@vonk.example', name: 'Leo' },
      ...{
        passwordHash: null,
        invitationHash: null,
        invitedUntil: null,
        removedAt: null,
        roles: [],
        version: 1,
      },
      addedAt: 1,
    }
    await operators.add(leo)
    if (ann)
      await creditChanges.add({
        id: '00000000-0000-7000-8000-0000000000c2',
        member: ann.id,
        credits: 400,
        reason: REASON,
        askedBy: leo.id,
        askedAt: ports.now(),
        state: 'waiting',
        decidedBy: null,
        decidedAt: null,
      })
    return ok(null)
  })

const meta = preview.meta({
  title: 'Desk/Credits',
  component: CreditRequestsScreen,
  subcomponents: { CreditForm, CreditRequestTable, MemberCredits },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: PATH, whole: true, situation: and(operator(), asked) },
  },
})

export const Requested = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findByText(REASON)).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: app.t('desk-money:requests.confirm') }),
    )
    await expect(await screen.findByText(app.t('desk-money:requests.confirmed'))).toBeVisible()
    await expect(await canvas.findByText(app.t('desk-money:requests.none'))).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText(REASON)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const NothingRequested = meta.story({
  parameters: { app: { path: PATH, situation: operator() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-money:requests.none'))).toBeVisible()
  },
})

const give = async ({ app, canvas, userEvent }: Playing, count: string) => {
  await userEvent.type(await canvas.findByLabelText(app.t('desk-money:grant.count')), count)
  await userEvent.type(canvas.getByRole('textbox', { name: app.t('desk-money:reason') }), REASON)
  await userEvent.click(canvas.getByRole('button', { name: app.t('desk-money:grant.submit-give') }))
}

export const Granting = meta.story({
  parameters: { app: { path: MEMBER, whole: true, situation: reported() } },
  play: async (playing) => {
    const { app, canvas } = playing
    await give(playing, '25')
    await expect(await screen.findByText(app.t('desk-money:grant.done'))).toBeVisible()
    const ledger = await canvas.findByRole('table', { name: app.t('desk-money:ledger.title') })
    await waitFor(() => expect(ledger).toHaveTextContent(`+${app.format.number(25)}`))
  },
})

export const GrantingMany = meta.story({
  parameters: { app: { path: MEMBER, whole: true, situation: reported() } },
  play: async (playing) => {
    const { app } = playing
    await give(playing, '250')
    await expect(await screen.findByText(app.t('desk-money:grant.waits'))).toBeVisible()
  },
})

export const GrantIncomplete = meta.story({
  parameters: { app: { path: MEMBER, whole: true, situation: reported() } },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('desk-money:grant.submit-give') }),
    )
    const most = app.format.number(10_000)
    await expect(await canvas.findByText(app.t('errors:credits.amount', { most }))).toBeVisible()
    await expect(canvas.getByText(app.t('errors:reason.missing'))).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { app: { path: PATH, network: slow('/api/desk/credit-requests') } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('common:loading'))).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  parameters: {
    app: { path: PATH, network: failing({ code: 'busy' }, '/api/desk/credit-requests') },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('errors:busy'))).toBeVisible()
  },
})
