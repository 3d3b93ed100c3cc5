import { expect, waitFor, within } from 'storybook/test'
import { MemberScreen } from '#app/desk/members/member-screen.tsx'
import { ProfilePhotos } from '#app/desk/photos/profile-photos.tsx'
import { TakeDownDialog } from '#app/desk/photos/take-down-dialog.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { REPORTED, reported } from '#stories/shared/desk-cases.ts'

const meta = preview.meta({
  title: 'Desk/Profile photos',
  component: MemberScreen,
  subcomponents: { ProfilePhotos, TakeDownDialog },
  tags: ['!autodocs'],
  args: { id: REPORTED.id },
  parameters: {
    layout: 'fullscreen',
    app: { path: `/desk/members/${REPORTED.id}`, situation: reported() },
  },
})

/** An approved photo is taken down for a reason, and approved after all. */
export const TakingDown = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const down = app.t('desk:tile.take-down')
    const [first] = await canvas.findAllByRole('button', { name: down })
    if (first) await userEvent.click(first)
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: app.t('desk:photo.show') }))
    await expect(
      await dialog.findByRole('img', {
        name: app.pattern('desk-cases:member.photo', { number: 1 }),
      }),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: down }))
    await expect(dialog.getByText(app.t('desk:tile.missing'))).toBeVisible()
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: app.pattern('desk:tile.reason') }),
      'rights',
    )
    await expect(dialog.getByText(app.t('profile:refused.rights'))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: down }))
    const refused = app.t('desk:tile.refused-for', { reason: app.t('desk:reason.rights') })
    await expect(await canvas.findByText(refused)).toBeVisible()
    // Out of reach until the dialog has closed.
    await userEvent.click(await canvas.findByRole('button', { name: app.t('desk:tile.approve') }))
    await waitFor(() => expect(canvas.queryByText(refused)).toBeNull())
  },
})
