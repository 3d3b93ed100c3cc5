import { expect, screen, waitFor, within } from 'storybook/test'
import { InvitationDialog } from '#app/desk/operators/invitation-dialog.tsx'
import { InviteForm } from '#app/desk/operators/invite-form.tsx'
import { OperatorList } from '#app/desk/operators/operator-list.tsx'
import { OperatorsScreen } from '#app/desk/operators/operators-screen.tsx'
import { RoleFields } from '#app/desk/operators/role-fields.tsx'
import { RolesDialog } from '#app/desk/operators/roles-dialog.tsx'
import { and, type Scene, storyId } from '#app/mocks/scenes/situation.ts'
import { operator } from '#app/mocks/scenes/situations.ts'
import type { Role } from '#core/desk/roles.ts'
import { ok } from '#core/shared/result.ts'
import { HOUR } from '#core/shared/time.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failing, slow } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'
import { LONG_NAME } from '#stories/words.ts'

const PATH = '/desk/operators'
const MIA = { id: storyId(0xf01), name: 'Mia', email: 'mia@vonk.example' }
const ROLES: readonly Role[] = [
  { role: 'moderator', site: null },
  { role: 'finance', site: 'vonk' },
]

/** Mia works at the desk, and somebody with a long name is invited. */
const colleagues = ({ world: { ports } }: Scene) =>
  ports.atomically(async ({ operators }) => {
    const none = { invitationHash: null, invitedUntil: null, removedAt: null, version: 1 }
    await operators.add({ ...none, ...MIA, passwordHash: '!', roles: ROLES, addedAt: 1 })
    await operators.add({
      ...{ ...none, id: storyId(0xf02), name: LONG_NAME, email: 'long@vonk.example' },
      ...{ passwordHash: null, invitationHash: 'x', invitedUntil: ports.now() + HOUR, addedAt: 2 },
      roles: [{ role: 'editor', site: null }],
    })
    return ok(null)
  })

const meta = preview.meta({
  title: 'Desk/Operators',
  component: OperatorsScreen,
  subcomponents: { InvitationDialog, InviteForm, OperatorList, RoleFields, RolesDialog },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: PATH, whole: true, situation: and(operator(), colleagues) },
  },
})

/** Opens what can be done with Mia. */
async function openMenu({ app, canvas, userEvent }: Playing) {
  const change = app.t('desk-operators:change.one', { name: MIA.name })
  await userEvent.click(await canvas.findByRole('button', { name: change }))
}

export const List = meta.story({
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(MIA.name)).toBeVisible()
    await expect(canvas.getByText(LONG_NAME)).toBeVisible()
    await expect(canvas.getByText(app.pattern('desk-operators:no-password'))).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await canvas.findByRole('button', { name: app.t('desk-operators:invite.submit') })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Inviting = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const t = (key: 'name' | 'email') => app.t(`desk-operators:${key}`)
    await userEvent.type(await canvas.findByRole('textbox', { name: t('name') }), 'Bo')
    await userEvent.type(canvas.getByRole('textbox', { name: t('email') }), 'bo@vonk.example')
    await userEvent.click(
      canvas.getByRole('button', { name: app.t('desk-operators:invite.submit') }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText(app.t('desk-operators:link.lead', { name: 'Bo' }))).toBeVisible()
    const link = dialog.getByRole('textbox', { name: app.t('desk-operators:link') })
    await expect((link as HTMLInputElement).value).toContain('/desk/invitation/')
  },
})

export const InvitingWithoutName = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const submit = app.t('desk-operators:invite.submit')
    await userEvent.click(await canvas.findByRole('button', { name: submit }))
    await expect(
      await canvas.findByText(app.t('errors:operator.name', { limit: 80 })),
    ).toBeVisible()
  },
})

export const ChangingRoles = meta.story({
  tags: ['open'],
  play: async (playing) => {
    const { app, userEvent } = playing
    await openMenu(playing)
    await userEvent.click(
      await screen.findByRole('menuitem', { name: app.t('desk-operators:roles.change') }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getAllByRole('combobox')).toHaveLength(4)
    await userEvent.click(dialog.getByRole('button', { name: app.t('desk-operators:role.add') }))
    await expect(dialog.getAllByRole('combobox')).toHaveLength(6)
  },
})

/** Two people edit one operator: the second is told, and loses nothing that is stored. */
export const ChangedMeanwhile = meta.story({
  tags: ['open'],
  play: async (playing) => {
    const { app, userEvent } = playing
    await openMenu(playing)
    await userEvent.click(
      await screen.findByRole('menuitem', { name: app.t('desk-operators:roles.change') }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await app.browser.ask('POST', `/api/desk/operators/${MIA.id}/roles`, {
      ...{ roles: [{ role: 'support', site: null }], version: 1 },
    })
    await userEvent.click(
      dialog.getByRole('button', {
        name: app.t('desk-operators:role.drop', { role: app.t('desk-operators:role.finance') }),
      }),
    )
    await userEvent.click(dialog.getByRole('button', { name: app.t('desk-operators:roles.save') }))
    await expect(
      await dialog.findByText(app.t('errors:operator.changed', { by: 'Demo-operator' })),
    ).toBeVisible()
  },
})

export const Removing = meta.story({
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await openMenu(playing)
    await userEvent.click(
      await screen.findByRole('menuitem', { name: app.t('desk-operators:remove') }),
    )
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: app.t('desk-operators:remove') }))
    await expect(
      await screen.findByText(app.t('desk-operators:removed', { name: MIA.name })),
    ).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(MIA.email)).toBeNull())
  },
})

export const LastOwner = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const change = app.t('desk-operators:change.one', { name: 'Demo-operator' })
    await userEvent.click(await canvas.findByRole('button', { name: change }))
    await userEvent.click(
      await screen.findByRole('menuitem', { name: app.t('desk-operators:remove') }),
    )
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(app.t('desk-operators:remove.self'))).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: app.t('desk-operators:remove') }))
    await expect(await screen.findByText(app.t('errors:operator.last-owner'))).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { app: { path: PATH, network: slow('/api/desk/operators') } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('loading'))).toBeInTheDocument()
  },
})

export const ErrorState = meta.story({
  name: 'Error',
  parameters: {
    app: { path: PATH, network: failing({ code: 'internal' }, '/api/desk/operators') },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('errors:internal'))).toBeVisible()
  },
})
