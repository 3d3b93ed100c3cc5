import { screen, within } from 'storybook/test'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import type { ReportReason } from '#core/safety/report.ts'
import type { Playing } from '#stories/shared/playing.ts'

/** Who is reported. */
export const STIJN = PEOPLE.stijn
const { name } = STIJN

/** The dialog that is about Stijn, and how it is sent. */
async function dialogAbout({ app, userEvent }: Pick<Playing, 'app' | 'userEvent'>) {
  const dialog = within(
    await screen.findByRole('dialog', { name: app.t('report:title', { name }) }),
  )
  return {
    dialog,
    choose: (reason: ReportReason) =>
      userEvent.click(dialog.getByRole('radio', { name: app.t(`report:reason.${reason}`) })),
    send: () => userEvent.click(dialog.getByRole('button', { name: app.t('report:send') })),
  }
}

/** Opens it from the profile, as a member would. */
export async function opened({ app, canvas, userEvent }: Playing) {
  const report = { name: app.t('members:report.action', { name }) }
  await userEvent.click(await canvas.findByRole('button', report))
  return dialogAbout({ app, userEvent })
}

/** Opens it from what one wrote to each other. */
export async function openedInTheChat({ app, canvas, userEvent }: Playing) {
  await canvas.findByRole('log')
  await userEvent.click(await canvas.findByRole('button', { name: app.t('chats:menu') }))
  const report = { name: app.t('chats:menu.report', { name }) }
  await userEvent.click(await screen.findByRole('menuitem', report))
  return dialogAbout({ app, userEvent })
}

/** What is shown once it was sent. */
export const receiptOf = async ({ t }: Playing['app']) =>
  within(await screen.findByRole('dialog', { name: t('report:done.title') }))
