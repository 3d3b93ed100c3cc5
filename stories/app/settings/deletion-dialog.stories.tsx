import { expect, screen, waitFor, within } from 'storybook/test'
import { DeletionAnswers } from '#app/settings/deletion-answers.tsx'
import { DeletionDialog } from '#app/settings/deletion-dialog.tsx'
import { DeletionReasons } from '#app/settings/deletion-reasons.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { failing } from '#stories/shared/network.ts'
import { freeMember } from '#stories/shared/situations.ts'
import { VIEWER } from '#stories/shared/viewer.ts'

const app = { path: '/notifications', whole: true, situation: freeMember() }

const meta = preview.meta({
  title: 'Settings/Delete account reasons',
  component: DeletionDialog,
  subcomponents: { DeletionReasons, DeletionAnswers },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app },
  args: { onClose: () => undefined },
})

export const WhyAndThenReally = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete account' })
    await expect(await within(dialog).findByRole('button', { name: 'Next' })).toBeDisabled()
    await userEvent.click(await within(dialog).findByRole('radio', { name: 'I found somebody' }))
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Next' }))
    await userEvent.click(await within(dialog).findByRole('button', { name: 'No, delete it' }))
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(app.path()).toBe('/account-deleted'))
    const account = await app.world.ports.reads.accounts.byId(VIEWER.id)
    await expect(account).toMatchObject({ status: 'deleted', deletionReason: 'found-somebody' })
  },
})

export const StayingAfterAll = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete account' })
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Stay after all' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const DidNotWork = meta.story({
  parameters: { app: { ...app, network: failing({ code: 'busy' }, '/api/account/deletion') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete account' })
    await userEvent.click(await within(dialog).findByRole('radio', { name: 'Something else' }))
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Next' }))
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Delete' }))
    await expect(await within(dialog).findByRole('alert')).toBeVisible()
  },
})
