import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { OwnPhotos } from '#app/profile/own-photos.tsx'
import { OwnProfileScreen } from '#app/profile/own-profile-screen.tsx'
import { PhotoTile } from '#app/profile/photo-tile.tsx'
import { UploadTile } from '#app/profile/upload-tile.tsx'
import { reviewPhoto } from '#core/photos/review-photo.ts'
import preview from '#stories/.storybook/preview.tsx'
import type { Network } from '#stories/shared/network.ts'
import { and } from '#stories/shared/situation.ts'
import { freeMember, newcomer, premiumMember } from '#stories/shared/situations.ts'
import { VIEWER } from '#stories/shared/viewer.ts'

const at = (situation = freeMember()) => ({ app: { path: '/profile', whole: true, situation } })

/** A free member one of whose photos a reviewer refused. */
const refused = and(freeMember({ photos: 2 }), async ({ world: { ports } }) => {
  const [, second] = await ports.reads.photos.of(VIEWER.id)
  if (second)
    await reviewPhoto(ports, {
      photo: second.id,
      verdict: { state: 'refused', reason: 'contact' },
    })
})

/** Uploads that end otherwise; what is there already is shown as ever. */
const uploads =
  (answer: () => Response | Promise<Response>): Network =>
  (worker) => {
    worker.use(http.post('*/api/photos', answer))
    return () => undefined
  }

/** A picture as a phone would hand it over. */
async function drawnPhoto(name = 'me.png'): Promise<File> {
  const canvas = new OffscreenCanvas(80, 100)
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = '#d9a066'
    pen.fillRect(0, 0, 80, 100)
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

const meta = preview.meta({
  title: 'My profile/Photo limit',
  component: OwnProfileScreen,
  subcomponents: { OwnPhotos, PhotoTile, UploadTile },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at() },
})

export const ThreeOfThree = meta.story({
  parameters: at(freeMember({ photos: 3 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You already have 3 photos')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'See premium' })).toBeVisible()
    await expect(canvas.queryByLabelText('Add a photo')).not.toBeInTheDocument()
  },
})

export const RoomForMoreWithPremium = meta.story({
  parameters: at(premiumMember()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 of 25')).toBeVisible()
    await expect(await canvas.findByLabelText('Add a photo')).toBeInTheDocument()
  },
})

export const AddedAndBeingLookedAt = meta.story({
  parameters: at(newcomer()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Add a photo'), await drawnPhoto())
    await expect(await canvas.findByText(/^Being looked at/)).toBeVisible()
    await expect(await canvas.findByText('1 of 3')).toBeVisible()
  },
})

export const OnItsWay = meta.story({
  parameters: {
    app: { ...at(newcomer()).app, network: uploads(() => new Promise(() => undefined)) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Add a photo'), await drawnPhoto())
    await expect(await canvas.findByRole('img', { name: 'me.png' })).toBeVisible()
    await expect(canvas.getAllByText('On its way…').length).toBeGreaterThan(0)
  },
})

export const NotAPicture = meta.story({
  play: async ({ canvas, userEvent }) => {
    const drop = await canvas.findByLabelText('Add a photo')
    const text = new File(['not a picture'], 'me.png', { type: 'image/png' })
    await userEvent.upload(drop, text)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Do not add' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())
  },
})

export const DidNotArrive = meta.story({
  parameters: {
    app: {
      ...at(newcomer()).app,
      network: uploads(() => HttpResponse.json({ code: 'internal' }, { status: 500 })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Add a photo'), await drawnPhoto())
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const RefusedAndWhy = meta.story({
  parameters: at(refused),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/there are contact details in it/)).toBeVisible()
  },
})

export const AnotherOneFirst = meta.story({
  parameters: at(freeMember({ photos: 2 })),
  play: async ({ app, canvas, userEvent }) => {
    const [before] = await app.world.ports.reads.photos.of(VIEWER.id)
    await userEvent.click(await canvas.findByRole('button', { name: 'Put first' }))
    await waitFor(async () => {
      const profile = await app.world.ports.reads.profiles.byId(VIEWER.id)
      await expect(profile?.mainPhoto).not.toBe(before?.id)
    })
  },
})

export const RemovedOnceConfirmed = meta.story({
  parameters: at(freeMember({ photos: 2 })),
  play: async ({ canvas, userEvent }) => {
    const [remove] = await canvas.findAllByRole('button', { name: 'Remove' })
    if (remove) await userEvent.click(remove)
    const question = await screen.findByRole('alertdialog', { name: 'Remove this photo?' })
    await userEvent.click(await within(question).findByRole('button', { name: 'Remove' }))
    await expect(await canvas.findByText('1 of 3')).toBeVisible()
  },
})
