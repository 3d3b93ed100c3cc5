import { expect, screen, waitFor, within } from 'storybook/test'
import { DeletionAnswers } from '#app/membership/leaving/deletion-answers.tsx'
import { DeletionDialog } from '#app/membership/leaving/deletion-dialog.tsx'
import { DeletionReasons } from '#app/membership/leaving/deletion-reasons.tsx'
import { LeavingRefund } from '#app/membership/leaving/leaving-refund.tsx'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import type { DeletionReason } from '#core/accounts/account.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failing } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'
import { completedOrder, ORDER, TOTAL } from '#stories/shared/purchases.ts'

const app = { path: '/notifications/leave', whole: true, situation: freeMember() }

const meta = preview.meta({
  title: 'Settings/Delete account reasons',
  component: DeletionDialog,
  subcomponents: { DeletionReasons, DeletionAnswers, LeavingRefund },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app },
  args: { onClose: () => undefined },
})

/** Opens it from the settings, as a member would. */
async function opened({ app, canvas, userEvent }: Playing) {
  const leave = { name: app.t('settings:leave.open') }
  await userEvent.click(await canvas.findByRole('button', leave))
  const asking = { name: app.t('settings:leave.asking-title') }
  const dialog = within(await screen.findByRole('dialog', asking))
  const press = async (name: string) => userEvent.click(await dialog.findByRole('button', { name }))
  return {
    dialog,
    press,
    because: async (reason: DeletionReason) => {
      const why = { name: app.t(`settings:reason.${reason}`) }
      await userEvent.click(await dialog.findByRole('radio', why))
      await press(app.t('next'))
    },
  }
}

export const Why = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const { dialog } = await opened({ app, canvas, userEvent })
    // A reason is optional, which is said before them.
    const why = `${app.t('settings:leave.why')} ${app.t('settings:leave.why-hint')}`
    await expect(await dialog.findByRole('group', { name: why })).toBeVisible()
    await expect(await dialog.findByRole('button', { name: app.t('next') })).toBeEnabled()
  },
})

export const AndThenReally = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const { dialog, because, press } = await opened({ app, canvas, userEvent })
    await because('found-somebody')
    await press(app.t('settings:leave.skip'))
    await expect(await dialog.findByText(app.t('settings:leave.confirming-text'))).toBeVisible()
  },
})

/** Enter pressed twice answers one step. */
export const TwiceEnter = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const { dialog, because } = await opened({ app, canvas, userEvent })
    await because('found-somebody')
    ;(await dialog.findByRole('button', { name: app.t('settings:leave.skip') })).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await dialog.findByText(app.t('settings:leave.confirming-text'))).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(app.path()).not.toBe('/account-deleted')
    await expect(
      dialog.getByRole('button', { name: app.t('settings:leave.confirm') }),
    ).toBeVisible()
  },
})

export const WhyAndThenReally = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const { because, press } = await opened({ app, canvas, userEvent })
    await because('found-somebody')
    await press(app.t('settings:leave.skip'))
    await press(app.t('settings:leave.confirm'))
    await waitFor(() => expect(app.path()).toBe('/account-deleted'))
    const account = await app.world.ports.reads.accounts.byId(VIEWER.id)
    await expect(account).toMatchObject({ status: 'deleted', deletionReason: 'found-somebody' })
  },
})

export const StayingAfterAll = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const { press } = await opened({ app, canvas, userEvent })
    await press(app.t('settings:leave.stay'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const ErrorState = meta.story({
  name: 'Error',
  tags: ['open'],
  parameters: { app: { ...app, network: failing({ code: 'busy' }, '/api/account/deletion') } },
  play: async ({ app, canvas, userEvent }) => {
    const { dialog, because, press } = await opened({ app, canvas, userEvent })
    await because('other')
    await press(app.t('settings:leave.skip'))
    await press(app.t('settings:leave.confirm'))
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
})

/** Sixty credits were just bought, and none was used. */
const withMoney = { ...app, situation: completedOrder(freeMember()) }

export const TheMoneyThatIsLeft = meta.story({
  tags: ['open'],
  parameters: { app: withMoney },
  play: async ({ app, canvas, userEvent }) => {
    const { dialog, because } = await opened({ app, canvas, userEvent })
    await because('break')
    const money = app.format.money(TOTAL)
    const take = { name: app.t('settings:refund-offer.take', { money }) }
    await expect(await dialog.findByRole('button', take)).toBeVisible()
  },
})

export const TheMoneyIsAskedBack = meta.story({
  parameters: { app: withMoney },
  play: async ({ app, canvas, userEvent }) => {
    const { dialog, because, press } = await opened({ app, canvas, userEvent })
    await because('break')
    const money = app.format.money(TOTAL)
    await press(app.t('settings:refund-offer.take', { money }))
    await expect(
      await dialog.findByText(app.pattern('settings:refund-offer.done', { money })),
    ).toBeVisible()
    await press(app.t('settings:leave.skip'))
    await press(app.t('settings:leave.confirm'))
    await waitFor(() => expect(app.path()).toBe('/account-deleted'))
    const order = await app.world.ports.reads.orders.byId(ORDER)
    await expect(order).toMatchObject({ state: 'refunded', returned: TOTAL.amount })
  },
})

export const LeavingWithoutTheMoney = meta.story({
  parameters: { app: withMoney },
  play: async ({ app, canvas, userEvent }) => {
    const { dialog, because, press } = await opened({ app, canvas, userEvent })
    await because('break')
    await press(app.t('settings:refund-offer.skip'))
    await expect(await dialog.findByText(app.t('settings:offer.pause-text'))).toBeVisible()
  },
})
