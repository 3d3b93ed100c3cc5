import { expect, screen, within } from 'storybook/test'
import { DeletionDialog } from '#app/membership/leaving/deletion-dialog.tsx'
import { DeletionOffers } from '#app/membership/leaving/deletion-offers.tsx'
import { StayedNote } from '#app/membership/leaving/stayed-note.tsx'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import type { DeletionReason } from '#core/accounts/account.ts'
import preview from '#stories/.storybook/preview.tsx'
import type { Playing } from '#stories/shared/playing.ts'

const meta = preview.meta({
  title: 'Settings/Delete account alternatives',
  component: DeletionDialog,
  subcomponents: { DeletionOffers, StayedNote },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/notifications/leave', whole: true, situation: freeMember() },
  },
  args: { onClose: () => undefined },
})

/** Continues to the offer for a reason. */
async function offered({ app, canvas, userEvent }: Playing, reason: DeletionReason) {
  const { t } = app
  await userEvent.click(await canvas.findByRole('button', { name: t('settings:leave.open') }))
  const asking = { name: t('settings:leave.asking-title') }
  const dialog = within(await screen.findByRole('dialog', asking))
  await userEvent.click(dialog.getByRole('radio', { name: t(`settings:reason.${reason}`) }))
  await userEvent.click(dialog.getByRole('button', { name: t('next') }))
  await dialog.findByRole('heading', { name: t('settings:leave.offering-title') })
  return dialog
}

/** The codes of retention discounts. */
const CODE = /STAY-/

export const ADiscountForWhomItIsTooExpensive = meta.story({
  name: 'Too expensive',
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const dialog = await offered({ app, canvas, userEvent }, 'too-expensive')
    const [first] = dialog.getAllByRole('heading', { level: 3 })
    const title = app.t('settings:offer.discount-title', { percentage: app.format.percent(50) })
    await expect(first).toHaveAccessibleName(title)
  },
})

export const TheDiscountTaken = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const dialog = await offered({ app, canvas, userEvent }, 'too-expensive')
    const take = { name: app.t('settings:offer.discount-take') }
    await userEvent.click(dialog.getByRole('button', take))
    await expect(await dialog.findByText(CODE)).toBeVisible()
    const account = await app.world.ports.reads.accounts.byId(VIEWER.id)
    await expect(account?.status).toBe('active')
  },
})

export const TheDiscountThatIsHeldAlready = meta.story({
  name: 'Discount held already',
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const { t } = app
    const first = await offered({ app, canvas, userEvent }, 'too-expensive')
    const take = { name: t('settings:offer.discount-take') }
    await userEvent.click(first.getByRole('button', take))
    await first.findByText(CODE)
    await userEvent.click(first.getByRole('button', { name: t('close') }))
    const again = await offered({ app, canvas, userEvent }, 'too-expensive')
    const held = app.pattern('settings:offer.discount-held')
    await expect(await again.findByText(held)).toHaveTextContent(CODE)
    await expect(again.queryByRole('button', take)).toBeNull()
    await expect(again.getByRole('link', { name: t('settings:leave.use-code') })).toBeVisible()
  },
})

export const APause = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const dialog = await offered({ app, canvas, userEvent }, 'break')
    await userEvent.click(dialog.getByRole('button', { name: app.t('settings:offer.pause-take') }))
    await expect(await dialog.findByText(app.t('settings:stayed.pause'))).toBeVisible()
    const account = await app.world.ports.reads.accounts.byId(VIEWER.id)
    await expect(account?.invisible).toBe(true)
  },
})

export const LessMail = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const dialog = await offered({ app, canvas, userEvent }, 'too-many-mails')
    const take = { name: app.t('settings:offer.fewer-mails-take') }
    await userEvent.click(dialog.getByRole('button', take))
    await expect(await dialog.findByText(app.t('settings:stayed.fewer-mails'))).toBeVisible()
    const account = await app.world.ports.reads.accounts.byId(VIEWER.id)
    await expect(account?.notificationsDisabled).not.toContain('new_messages')
    await expect(account?.notificationsDisabled).toContain('promotions')
  },
})
