import { expect, waitFor } from 'storybook/test'
import { DecisionButtons, DecisionKeys } from '#app/desk/photos/decision-buttons.tsx'
import { PhotosDone } from '#app/desk/photos/photos-done.tsx'
import { PhotosScreen } from '#app/desk/photos/photos-screen.tsx'
import { PictureFacts } from '#app/desk/photos/picture-facts.tsx'
import { PictureView } from '#app/desk/photos/picture-view.tsx'
import { QueueNotices } from '#app/desk/photos/queue-notices.tsx'
import { and, type Scene } from '#app/mocks/scenes/situation.ts'
import { idleOperator, operator } from '#app/mocks/scenes/situations.ts'
import { addOperator } from '#core/desk/access/invite-operator.ts'
import { decidePicture } from '#core/desk/photos/decide-picture.ts'
import { listPictures, pictureName } from '#core/desk/photos/waiting-pictures.ts'
import { ACCESS_ACTIONS } from '#core/desk/ports.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failingAt, loadingAt } from '#stories/shared/desk-states.ts'
import { oneWay } from '#stories/shared/network.ts'

const meta = preview.meta({
  title: 'Desk/Photos',
  component: PhotosScreen,
  subcomponents: {
    PictureView,
    PictureFacts,
    DecisionButtons,
    DecisionKeys,
    QueueNotices,
    PhotosDone,
  },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/desk/photos', situation: operator() } },
})

/** The decision of a colleague on some of the pictures that wait. */
const judgedByMia =
  (refusal: 'nudity' | null, from: number, to?: number) =>
  async ({ world: { ports } }: Pick<Scene, 'world'>) => {
    const { pictures } = await listPictures(ports, { most: 100 })
    const mia = await addOperator(ports, { email: 'mia@vonk.example', name: 'Mia' })
    if (!mia.ok) throw new Error(mia.error.code)
    for (const photo of pictures.slice(from, to))
      await decidePicture(ports, mia.value.operator, { picture: pictureName(photo), refusal })
  }

export const Covered = meta.story({
  play: async ({ app, canvas }) => {
    const show = await canvas.findByRole('button', { name: app.t('desk:photos.show') })
    await expect(show).toHaveAccessibleDescription(app.t('desk:photos.position', { at: 1, of: 12 }))
    await expect(
      canvas.getByRole('button', { name: new RegExp(app.t('desk:photos.approve')) }),
    ).toBeDisabled()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

export const ByMouse = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('desk:photos.show') }))
    await expect(
      await canvas.findByRole('img', { name: app.pattern('desk:photos.alt') }),
    ).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(app.t('desk:photos.approve')) }),
    )
    const show = await canvas.findByRole('button', { name: app.t('desk:photos.show') })
    await waitFor(() => expect(show).toHaveFocus())
    await expect(show).toHaveAccessibleDescription(app.t('desk:photos.position', { at: 2, of: 12 }))
  },
})

export const ByKeys = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const show = await canvas.findByRole('button', { name: app.t('desk:photos.show') })
    show.focus()
    // Nobody judges what they have not seen.
    await userEvent.keyboard('a')
    await expect(show).toHaveAccessibleDescription(app.t('desk:photos.position', { at: 1, of: 12 }))
    await userEvent.keyboard('{Enter}4')
    await expect(
      await canvas.findByText(app.t('desk:photos.position', { at: 2, of: 12 })),
    ).toBeVisible()
    await userEvent.keyboard('{Enter}a')
    await expect(
      await canvas.findByText(app.t('desk:photos.position', { at: 3, of: 12 })),
    ).toBeVisible()
    await waitFor(async () => {
      const { operatorActions } = app.world.ports.reads
      const actions = await operatorActions.newest(null, 5, ACCESS_ACTIONS)
      await expect(actions.map(({ action }) => action)).toEqual(['photo.approved', 'photo.refused'])
    })
  },
})

/** The last decision is undone by its key, once: the picture is there again. */
export const Undone = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('desk:photos.show') }))
    await userEvent.keyboard('3')
    await expect(
      await canvas.findByText(
        app.pattern('desk:photos.last.refused', { reason: app.t('desk:reason.minor') }),
      ),
    ).toBeVisible()
    // A photo of somebody too young is no end of it.
    await expect(
      canvas.getByRole('link', { name: app.pattern('desk:photos.last.minor') }),
    ).toHaveAttribute('href', expect.stringContaining('/desk/members/'))
    await userEvent.keyboard('z')
    await expect(await canvas.findByText(app.pattern('desk:photos.undone'))).toBeVisible()
    await expect(canvas.getByText(app.t('desk:photos.position', { at: 1, of: 12 }))).toBeVisible()
    await expect(
      canvas.queryByRole('button', { name: new RegExp(app.t('desk:photos.undo')) }),
    ).toBeNull()
    const { operatorActions } = app.world.ports.reads
    const actions = await operatorActions.newest(null, 5, ACCESS_ACTIONS)
    await expect(actions.map(({ action }) => action)).toEqual(['photo.reopened', 'photo.refused'])
  },
})

export const AllShown = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: app.t('desk:photo.unveil') }))
    await expect(
      await canvas.findByRole('img', { name: app.pattern('desk:photos.alt') }),
    ).toBeVisible()
  },
})

export const TheLastOne = meta.story({
  parameters: {
    app: { path: '/desk/photos', situation: and(operator(), judgedByMia(null, 1)) },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('desk:photos.show') }))
    await userEvent.keyboard('a')
    await expect(await canvas.findByText(app.t('desk:photos.done'))).toBeVisible()
    await expect(canvas.getByText(app.t('desk:photos.judged', { count: 1 }))).toBeVisible()
  },
})

/** Somebody else was faster, and decided otherwise. */
export const Overtaken = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('desk:photos.show') }))
    await judgedByMia('nudity', 0, 1)(app)
    await userEvent.keyboard('a')
    await expect(
      await canvas.findByText(app.pattern('desk:photos.overtaken.refused', { by: 'Mia' })),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: app.t('desk:photos.show') })).toBeVisible()
  },
})

/** A decision that did not arrive is kept, and sent again at a press. */
export const NotArrived = meta.story({
  parameters: {
    app: { path: '/desk/photos', situation: operator(), network: oneWay('/api/desk/photos/*') },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('desk:photos.show') }))
    await userEvent.keyboard('a')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      app.t('desk:photos.failed', { count: 1 }),
    )
    await expect(canvas.getByRole('button', { name: app.t('desk:photos.retry') })).toBeVisible()
    await expect(canvas.getByText(app.t('desk:photos.position', { at: 2, of: 12 }))).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: { app: { path: '/desk/photos', situation: idleOperator() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk:nothing-waits'))).toBeVisible()
  },
})

export const Loading = meta.story(loadingAt('/desk/photos', '/api/desk/photos'))

export const ErrorState = meta.story(failingAt('/desk/photos', '/api/desk/photos'))

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const InDark = meta.story({ globals: { mode: 'dark' } })
