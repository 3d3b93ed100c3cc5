import { expect, waitFor, within } from 'storybook/test'
import { SecondLooksScreen } from '#app/desk/photos/second-looks-screen.tsx'
import { and, type Scene } from '#app/mocks/scenes/situation.ts'
import { idleOperator, operator } from '#app/mocks/scenes/situations.ts'
import { decidePicture } from '#core/desk/photos/decide-picture.ts'
import { listPictures, pictureName } from '#core/desk/photos/waiting-pictures.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failingAt, loadingAt } from '#stories/shared/desk-states.ts'

const PATH = '/desk/photos/again'

/** Three photos that others see: published on trust, of a file refused before, and approved by the operator, who is alone. */
const lookedAtAgain = async ({ world: { ports } }: Pick<Scene, 'world'>) => {
  const { pictures } = await listPictures(ports, { most: 100 })
  const three = pictures.filter(({ kind }) => kind === 'profile').slice(0, 3)
  const [own] = await ports.reads.operators.all()
  const [approved] = three
  if (!own || !approved) throw new Error('there is no operator, or no photo')
  await decidePicture(ports, own, { picture: pictureName(approved), refusal: null })
  await ports.atomically(async ({ photos }) => {
    for (const [nth, { id }] of three.entries()) {
      const photo = await photos.lock(id)
      const refusedBefore = nth === 2 ? ('minor' as const) : null
      if (photo)
        await photos.save({ ...photo, state: 'active', lookAgainAt: ports.now(), refusedBefore })
    }
    return ok(null)
  })
}

const meta = preview.meta({
  title: 'Desk/Second looks',
  component: SecondLooksScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: PATH, situation: and(operator(), lookedAtAgain) },
  },
})

/** Each is confirmed or taken down. */
export const Waiting = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findAllByText(app.t('desk:again.trusted'))).toHaveLength(2)
    await expect(canvas.getByText(app.t('desk:again.own.alone'))).toBeVisible()
    const before = { reason: app.t('desk:reason.minor') }
    await expect(canvas.getByText(app.t('desk:photos.before', before))).toBeVisible()
    const [first] = canvas.getAllByRole('button', { name: app.t('desk:again.confirm') })
    if (!first) throw new Error('nothing waits')
    await userEvent.click(first)
    await waitFor(() =>
      expect(canvas.queryAllByRole('button', { name: app.t('desk:again.confirm') })).toHaveLength(
        2,
      ),
    )
  },
})

export const TakingDown = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: app.t('desk:tile.take-down') })
    if (!first) throw new Error('nothing waits')
    await userEvent.click(first)
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: { app: { path: PATH, situation: idleOperator() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk:nothing-waits'))).toBeVisible()
  },
})

export const Loading = meta.story(loadingAt(PATH, '/api/desk/photos/second-looks'))

export const ErrorState = meta.story(failingAt(PATH, '/api/desk/photos/second-looks'))
