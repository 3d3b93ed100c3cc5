import { expect, waitFor } from 'storybook/test'
import { ReasonButtons } from '#app/desk/photos/decision-buttons.tsx'
import { GridNotices } from '#app/desk/photos/grid-notices.tsx'
import { PhotoGridScreen } from '#app/desk/photos/photo-grid-screen.tsx'
import { PictureTile } from '#app/desk/photos/picture-tile.tsx'
import { RefusedBefore } from '#app/desk/photos/refused-before.tsx'
import { idleOperator, operator } from '#app/mocks/scenes/situations.ts'
import { addOperator } from '#core/desk/access/invite-operator.ts'
import { decidePicture } from '#core/desk/photos/decide-picture.ts'
import { listPictures, pictureName } from '#core/desk/photos/waiting-pictures.ts'
import { ACCESS_ACTIONS } from '#core/desk/ports.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failingAt, loadingAt } from '#stories/shared/desk-states.ts'
import { oneWay, unanswered } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'

const meta = preview.meta({
  title: 'Desk/Photos, several at once',
  component: PhotoGridScreen,
  subcomponents: { PictureTile, RefusedBefore, ReasonButtons, GridNotices },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/desk/photos/grid', situation: operator() } },
})

type Told = { readonly approved: number; readonly refused: number }

/** Nobody judges what they have not seen. */
export const Covered = meta.story({
  play: async ({ app, canvas }) => {
    const shows = await canvas.findAllByRole('button', { name: app.t('desk:photo.show') })
    await expect(shows).toHaveLength(12)
    await expect(
      canvas.getByRole('button', { name: new RegExp(told({ approved: 0, refused: 0 }, app)) }),
    ).toBeDisabled()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

const told = (sums: Told, { t }: { readonly t: (key: 'desk:photos.send', of: Told) => string }) =>
  t('desk:photos.send', sums)

/** Arrows walk, Enter leaves a photo for later, a number refuses, one key sends all, and one takes it back. */
export const ByKeys = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: app.t('desk:photo.unveil') }))
    const ready = (sums: Told) =>
      canvas.findByRole('button', { name: new RegExp(told(sums, app)) }, { timeout: 10_000 })
    await ready({ approved: 12, refused: 0 })
    const tiles = canvas.getAllByRole('button', { name: app.t('desk:photo.cover') })
    tiles[0]?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(tiles[1]).toHaveFocus())
    await userEvent.keyboard('4{ArrowRight}{Enter}')
    await ready({ approved: 10, refused: 1 })
    await userEvent.keyboard('a')
    await expect(
      await canvas.findByText(app.t('desk:photos.sent', { approved: 10, refused: 1 })),
    ).toBeVisible()
    const { operatorActions } = app.world.ports.reads
    const made = async () => (await operatorActions.newest(null, 50, ACCESS_ACTIONS)).length
    await expect(await made()).toBe(11)
    await userEvent.keyboard('z')
    await expect(await canvas.findByText(app.t('desk:photos.page-undone'))).toBeVisible()
  },
})

/** Mia decides on the two photos that wait longest. */
async function miaRefuses(ports: Playing['app']['world']['ports'], names?: readonly string[]) {
  const mia = await addOperator(ports, { email: 'mia@vonk.example', name: 'Mia' })
  if (!mia.ok) throw new Error(mia.error.code)
  const pictures = names ?? (await listPictures(ports, { most: 2 })).pictures.map(pictureName)
  for (const picture of pictures)
    await decidePicture(ports, mia.value.operator, {
      ...{ picture, refusal: 'nudity' },
      ...(names && { insteadOf: 'active' }),
    })
}

/** Of two of these photos a colleague was faster; the others count, and can be undone though the warning is closed. */
export const Overtaken = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: app.t('desk:photo.unveil') }))
    const send = await canvas.findByRole(
      'button',
      { name: new RegExp(told({ approved: 12, refused: 0 }, app)) },
      { timeout: 10_000 },
    )
    await miaRefuses(app.world.ports)
    await userEvent.click(send)
    await expect(
      await canvas.findAllByText(app.pattern('desk:photos.overtaken.refused', { by: 'Mia' })),
    ).toHaveLength(2)
    await expect(
      canvas.getByText(app.t('desk:photos.sent', { approved: 10, refused: 0 })),
    ).toBeVisible()
    await expect(canvas.getByText(app.t('desk:photos.judged', { count: 10 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: app.t('desk:close') }))
    await userEvent.click(canvas.getByRole('button', { name: app.pattern('desk:photos.undo') }))
    await expect(await canvas.findByText(app.t('desk:photos.page-undone'))).toBeVisible()
  },
})

/** What a colleague decided anew meanwhile stays so, and that is said. */
export const UndoneTooLate = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: app.t('desk:photo.unveil') }))
    const name = new RegExp(told({ approved: 12, refused: 0 }, app))
    const { ports } = app.world
    const waiting = (await listPictures(ports, { most: 12 })).pictures
    await userEvent.click(await canvas.findByRole('button', { name }, { timeout: 10_000 }))
    const undo = await canvas.findByRole('button', { name: app.pattern('desk:photos.undo') })
    await miaRefuses(ports, waiting.filter(({ kind }) => kind === 'profile').map(pictureName))
    await userEvent.click(undo)
    await expect(
      (await canvas.findAllByText(app.pattern('desk:photos.overtaken.refused', { by: 'Mia' })))
        .length,
    ).toBeGreaterThan(0)
    await expect(canvas.queryByText(app.t('desk:photos.page-undone'))).toBeNull()
  },
})

/** What did not arrive can be sent again: the page is as it was. */
export const NotArrived = meta.story({
  parameters: {
    app: { path: '/desk/photos/grid', situation: operator(), network: oneWay('/api/desk/photos') },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: app.t('desk:photo.unveil') }))
    const name = new RegExp(told({ approved: 12, refused: 0 }, app))
    await userEvent.click(await canvas.findByRole('button', { name }, { timeout: 10_000 }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button', { name })).toBeEnabled()
  },
})

/** Decisions that are still under way are not asked for again, one by one either. */
export const OnTheirWay = meta.story({
  parameters: {
    app: {
      ...{ path: '/desk/photos/grid', whole: true, situation: operator() },
      network: unanswered('/api/desk/photos'),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: app.t('desk:photo.unveil') }))
    const name = new RegExp(told({ approved: 12, refused: 0 }, app))
    await userEvent.click(await canvas.findByRole('button', { name }, { timeout: 10_000 }))
    await userEvent.click(canvas.getByRole('link', { name: app.t('desk:photos.single') }))
    await expect(await canvas.findByText(app.t('desk:nothing-waits'))).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: { app: { path: '/desk/photos/grid', situation: idleOperator() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk:nothing-waits'))).toBeVisible()
  },
})

export const Loading = meta.story(loadingAt('/desk/photos/grid', '/api/desk/photos'))

export const ErrorState = meta.story(failingAt('/desk/photos/grid', '/api/desk/photos'))

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
