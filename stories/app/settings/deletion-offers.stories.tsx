import { expect, screen, userEvent, within } from 'storybook/test'
import { DeletionDialog } from '#app/settings/deletion-dialog.tsx'
import { DeletionOffers } from '#app/settings/deletion-offers.tsx'
import { StayedNote } from '#app/settings/stayed-note.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { freeMember } from '#stories/shared/situations.ts'
import { VIEWER } from '#stories/shared/viewer.ts'

const meta = preview.meta({
  title: 'Settings/Delete account alternatives',
  component: DeletionDialog,
  subcomponents: { DeletionOffers, StayedNote },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/notifications', whole: true, situation: freeMember() },
  },
  args: { onClose: () => undefined },
})

/** Goes as far as what is offered to who leaves for a reason. */
async function offered(page: HTMLElement, reason: string) {
  await userEvent.click(await within(page).findByRole('button', { name: 'Delete account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete account' }))
  await userEvent.click(dialog.getByRole('radio', { name: reason }))
  await userEvent.click(dialog.getByRole('button', { name: 'Next' }))
  await dialog.findByRole('heading', { name: 'Does one of these help?' })
  return dialog
}

export const ADiscountForWhomItIsTooExpensive = meta.story({
  play: async ({ app, canvasElement }) => {
    const dialog = await offered(canvasElement, 'It is too expensive for me')
    const [first] = dialog.getAllByRole('heading', { level: 3 })
    await expect(first).toHaveTextContent('50% off your next bundle')
    await userEvent.click(dialog.getByRole('button', { name: 'Give me the code' }))
    await expect(await dialog.findByText(/^Your code is STAY-/)).toBeVisible()
    const account = await app.world.ports.reads.accounts.byId(VIEWER.id)
    await expect(account?.status).toBe('active')
  },
})

export const APause = meta.story({
  play: async ({ app, canvasElement }) => {
    const dialog = await offered(canvasElement, 'I want a break')
    await userEvent.click(dialog.getByRole('button', { name: 'Make me invisible' }))
    await expect(await dialog.findByText(/^You are invisible now/)).toBeVisible()
    const account = await app.world.ports.reads.accounts.byId(VIEWER.id)
    await expect(account?.invisible).toBe(true)
  },
})

export const LessMail = meta.story({
  play: async ({ app, canvasElement }) => {
    const dialog = await offered(canvasElement, 'I get too much mail')
    await userEvent.click(dialog.getByRole('button', { name: 'Less mail, please' }))
    await expect(await dialog.findByText(/^You only get mail when/)).toBeVisible()
    const account = await app.world.ports.reads.accounts.byId(VIEWER.id)
    await expect(account?.notificationsDisabled).not.toContain('new_messages')
    await expect(account?.notificationsDisabled).toContain('promotions')
  },
})
