import { expect, screen, waitFor, within } from 'storybook/test'
import { FewCodes } from '#app/desk/access/few-codes.tsx'
import { NewCodesDialog } from '#app/desk/access/new-codes-dialog.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { nextCode, operatorWithApp, operatorWithCodes } from '#stories/shared/second-factor.ts'

const meta = preview.meta({
  title: 'Desk/Recovery codes',
  component: NewCodesDialog,
  subcomponents: { FewCodes },
  tags: ['!autodocs'],
  args: { open: true, onClose: () => undefined },
  parameters: {
    layout: 'fullscreen',
    app: { path: '/desk', whole: true, situation: operatorWithCodes(2) },
  },
})

/** Few are left: the overview says so, and new ones are made for a code. */
export const Few = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ app, canvas, userEvent }) => {
    const few = await canvas.findByText(app.t('desk:recovery.few', { left: 2 }))
    await expect(few).toBeVisible()
    await userEvent.click(
      within(canvas.getByRole('main')).getByRole('button', { name: app.t('desk:recovery.renew') }),
    )
    const field = await screen.findByLabelText(app.t('desk:code.label'))
    await userEvent.type(field, '1{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(app.t('desk:code.missing')))
    await userEvent.clear(field)
    await userEvent.type(field, '000000{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(app.t('errors:desk.code-wrong')))
    await userEvent.clear(field)
    await userEvent.type(field, `${await nextCode(app.world)}{Enter}`)
    const codes = await screen.findByRole('list', { name: app.t('desk:recovery.list') })
    await expect(within(codes).getAllByRole('listitem')).toHaveLength(10)
    await userEvent.click(screen.getByRole('button', { name: app.t('desk:recovery.done') }))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: app.t('desk:nav.overview') }),
    ).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(app.pattern('desk:recovery.few'))).toBeNull())
  },
})

export const FromTheMenu = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path: '/desk', whole: true, situation: operatorWithApp() } },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('desk:nav.more') }))
    await userEvent.click(
      await canvas.findByRole('menuitem', { name: app.t('desk:recovery.renew') }),
    )
    await expect(
      await screen.findByRole('dialog', { name: app.t('desk:recovery.renew') }),
    ).toBeVisible()
  },
})
