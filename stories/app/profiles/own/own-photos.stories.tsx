import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { OwnProfileScreen } from '#app/discovery/profile/own-profile-screen.tsx'
import { and, paying } from '#app/mocks/scenes/situation.ts'
import { freeMember, newcomer, premiumMember } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import { OwnPhotos } from '#app/profiles/own/own-photos.tsx'
import { PhotoTile } from '#app/profiles/own/photo-tile.tsx'
import { PlaceSheet } from '#app/profiles/own/place-sheet.tsx'
import { UploadTile } from '#app/profiles/own/upload-tile.tsx'
import { reviewPhoto } from '#core/profiles/review-photo.ts'
import preview from '#stories/.storybook/preview.tsx'
import { drawnPhoto } from '#stories/shared/drawn-photo.ts'
import type { Network } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'

const at = (situation = freeMember()) => ({ app: { path: '/profile', whole: true, situation } })

/** A free member with a refused photo. */
const refused = and(freeMember({ photos: 2 }), async ({ world: { ports } }) => {
  const [, second] = await ports.reads.photos.of(VIEWER.id)
  if (second)
    await reviewPhoto(ports, {
      photo: second,
      decision: { state: 'refused', reason: 'contact' },
    })
})

/** Uploads with other outcomes; existing photos are shown as usual. */
const uploads =
  (answer: () => Response | Promise<Response>): Network =>
  (worker) => {
    worker.use(http.post('*/api/photos', answer))
    return () => undefined
  }

const FILE = 'me.png'

const meta = preview.meta({
  title: 'My profile/Photo limit',
  component: OwnProfileScreen,
  subcomponents: { OwnPhotos, PhotoTile, UploadTile, PlaceSheet },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at() },
})

export const ThreeOfThree = meta.story({
  parameters: at(freeMember({ photos: 3 })),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('profile:limit.title', { limit: 3 }))).toBeVisible()
    await expect(
      await canvas.findByRole('link', { name: app.t('profile:limit.premium') }),
    ).toBeVisible()
    await expect(canvas.queryByLabelText(app.t('profile:photos.add'))).not.toBeInTheDocument()
  },
})

/** Where the face is, by keys; the first photo is cut around it. */
export const TheFacePlaced = meta.story({
  parameters: at(freeMember({ photos: 1 })),
  play: async ({ app, canvas, userEvent }) => {
    const name = `${app.t('profile:photos.place')}: ${app.t('profile:photos.alt', { number: 1 })}`
    const opener = await canvas.findByRole('button', { name })
    await userEvent.click(opener)
    const sheet = within(await screen.findByRole('dialog', { name: app.t('profile:photos.place') }))
    const frame = await sheet.findByRole('slider', { name: app.t('signup:placing.label') })
    frame.focus()
    await userEvent.keyboard('++{Shift>}{ArrowRight}{/Shift}')
    await waitFor(() => expect(frame).not.toHaveAttribute('aria-valuenow', '50'))
    await userEvent.click(sheet.getByRole('button', { name: app.t('save') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const photo = canvas.getByRole('img', { name: app.t('profile:photos.alt', { number: 1 }) })
    await expect(photo.getAttribute('src')).toMatch(/cut=60-35-1\.2$/)
  },
})

export const RoomForMoreWithPremium = meta.story({
  parameters: at(premiumMember()),
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByText(app.t('profile:photos.count', { shown: 4, limit: 25 })),
    ).toBeVisible()
    await expect(await canvas.findByLabelText(app.t('profile:photos.add'))).toBeInTheDocument()
  },
})

export const AddedAndBeingLookedAt = meta.story({
  parameters: at(paying('live', newcomer())),
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.upload(
      await canvas.findByLabelText(app.t('profile:photos.add')),
      await drawnPhoto(),
    )
    const states = await canvas.findAllByText(app.t('profile:photos.inspection'))
    for (const state of states) await expect(state).toBeVisible()
    await expect(
      await canvas.findByText(app.t('profile:photos.count', { shown: 1, limit: 3 })),
    ).toBeVisible()
  },
})

export const InADemoAScriptDecides = meta.story({
  name: 'Demo review',
  parameters: at(newcomer()),
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.upload(
      await canvas.findByLabelText(app.t('profile:photos.add')),
      await drawnPhoto(),
    )
    const states = await canvas.findAllByText(app.t('profile:photos.inspection-demo'))
    for (const state of states) await expect(state).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: {
    app: { ...at(newcomer()).app, network: uploads(() => new Promise(() => undefined)) },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.upload(
      await canvas.findByLabelText(app.t('profile:photos.add')),
      await drawnPhoto(),
    )
    await expect(await canvas.findByRole('img', { name: FILE })).toBeVisible()
    const states = await canvas.findAllByText(app.t('profile:photos.sending'))
    await expect(states.length).toBeGreaterThan(0)
  },
})

export const SomeWillNotDo = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: at(freeMember({ photos: 2 })),
  play: async ({ app, canvas, userEvent }) => {
    const heic = new File(['\0\0\0\x18ftypheic'], 'IMG_0042.heic', { type: 'image/heic' })
    const [one, two] = [await drawnPhoto('one.png'), await drawnPhoto('two.png')]
    // Any file can be dropped, whatever the field accepts.
    const drop = await canvas.findByLabelText(app.t('profile:photos.add'))
    drop.removeAttribute('accept')
    await userEvent.upload(drop, [heic, one, two])
    await expect(await canvas.findByText(app.t('errors:photo.heic'))).toBeVisible()
    const full = app.t('errors:photo.limit-reached', { count: 3 })
    await expect(await canvas.findByText(full)).toBeVisible()
    await expect(
      await canvas.findByText(app.t('profile:photos.count', { shown: 3, limit: 3 })),
    ).toBeVisible()
  },
})

export const NotAPicture = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const drop = await canvas.findByLabelText(app.t('profile:photos.add'))
    const text = new File(['not a picture'], FILE, { type: 'image/png' })
    await userEvent.upload(drop, text)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('profile:photos.forget') }),
    )
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())
  },
})

export const ErrorSending = meta.story({
  parameters: {
    app: {
      ...at(newcomer()).app,
      network: uploads(() => HttpResponse.json({ code: 'internal' }, { status: 500 })),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.upload(
      await canvas.findByLabelText(app.t('profile:photos.add')),
      await drawnPhoto(),
    )
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: app.t('error.again') })).toBeVisible()
  },
})

export const RefusedAndWhy = meta.story({
  parameters: at(refused),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('profile:refused.contact'))).toBeVisible()
    const [, second] = await app.world.ports.reads.photos.of(VIEWER.id)
    await expect(
      canvas.getByRole('link', { name: named(app, 'profile:photos.appeal', 2) }),
    ).toHaveAttribute('href', `/complaints?topic=decision&about=${second?.id}`)
  },
})

export const AnotherOneFirst = meta.story({
  parameters: at(freeMember({ photos: 2 })),
  play: async ({ app, canvas, userEvent }) => {
    const [before] = await app.world.ports.reads.photos.of(VIEWER.id)
    await userEvent.click(
      await canvas.findByRole('button', { name: named(app, 'profile:photos.choose', 2) }),
    )
    await waitFor(async () => {
      const profile = await app.world.ports.reads.profiles.byId(VIEWER.id)
      await expect(profile?.mainPhoto).not.toBe(before?.id)
    })
    // Its button is gone; the focus stays with the photo.
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(
        expect.stringContaining(app.t('profile:photos.remove')),
      ),
    )
  },
})

/** A photo's button, with its photo. */
const named = (
  { t }: Playing['app'],
  action: 'profile:photos.choose' | 'profile:photos.remove' | 'profile:photos.appeal',
  number: number,
) => `${t(action)}: ${t('profile:photos.alt', { number })}`

/** Opens the confirmation to remove the first photo. */
async function removing({ app, canvas, userEvent }: Playing) {
  const name = app.t('profile:photos.remove')
  await userEvent.click(
    await canvas.findByRole('button', { name: named(app, 'profile:photos.remove', 1) }),
  )
  const title = app.t('profile:photos.remove-title')
  const question = within(await screen.findByRole('alertdialog', { name: title }))
  return question.findByRole('button', { name })
}

export const RemovalAsked = meta.story({
  tags: ['open'],
  parameters: at(freeMember({ photos: 2 })),
  play: async ({ app, canvas, userEvent }) => {
    const really = await removing({ app, canvas, userEvent })
    await waitFor(() => expect(really).toBeVisible())
  },
})

export const RemovedOnceConfirmed = meta.story({
  parameters: at(freeMember({ photos: 2 })),
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await removing({ app, canvas, userEvent }))
    const left = app.t('profile:photos.count', { shown: 1, limit: 3 })
    await expect(await canvas.findByText(left)).toBeVisible()
    // The heading is a new element after the photo was removed.
    const photos = { name: app.t('profile:photos.title') }
    await waitFor(() => expect(canvas.getByRole('heading', photos)).toHaveFocus())
  },
})
