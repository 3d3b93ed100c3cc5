import { expect, waitFor } from 'storybook/test'
import { AlertBoard } from '#app/membership/alerts/alert-board.tsx'
import { and, storyId } from '#app/mocks/scenes/situation.ts'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import { PHOTO_LIMIT } from '#core/profiles/photo.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import { PUSH_KEY, pushBrowser } from '#stories/shared/push-browser.ts'

/** The only photo is in review. */
const inReview = and(freeMember({ photos: 0 }), ({ world: { ports } }) =>
  ports.atomically(async (stores) => {
    const id = storyId(1)
    const size = { width: 800, height: 1000 }
    const decision = {
      state: 'inspection',
      reason: null,
      focus: null,
      cut: null,
      decidedAt: null,
      lookAgainAt: null,
      refusedBefore: null,
    } as const
    const photo = { id, key: id, member: VIEWER.id, addedAt: ports.now(), ...size, ...decision }
    await stores.photos.add(photo, PHOTO_LIMIT.free)
    return ok(null)
  }),
)

const meta = preview.meta({
  title: 'Everywhere/Profile photo alert',
  component: AlertBoard,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/members', situation: freeMember({ photos: 0 }) },
  },
  args: { layout: 'default' as const },
})

export const NoPhotoYet = meta.story({
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('notices:photo.missing.title'))).toBeVisible()
    await expect(
      await canvas.findByRole('link', { name: app.t('notices:photo.missing.action') }),
    ).toHaveAttribute('href', '/profile')
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('notices:photo.missing.title'))).toBeVisible()
  },
})

export const PutAway = meta.story({
  tags: ['!dev'],
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('notices:dismiss') }))
    await waitFor(() =>
      expect(canvas.queryByText(app.t('notices:photo.missing.title'))).not.toBeInTheDocument(),
    )
  },
})

/** Others would be asked of this member too: the photo comes first. */
export const BeforePushAndProfile = meta.story({
  parameters: {
    app: {
      path: '/members',
      situation: {
        ...freeMember({ photos: 0, profile: { about: '', interests: [], details: {} } }),
        pushKey: PUSH_KEY,
      },
    },
  },
  beforeEach: () => pushBrowser(),
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findByText(app.t('notices:photo.missing.title'))).toBeVisible()
    await expect(canvas.queryByText(app.t('notices:push.title'))).not.toBeInTheDocument()
    await expect(canvas.queryByText(app.t('notices:enrich.title'))).not.toBeInTheDocument()
    await userEvent.click(await canvas.findByRole('button', { name: app.t('notices:dismiss') }))
    await waitFor(() =>
      expect(canvas.queryByText(app.t('notices:photo.missing.title'))).not.toBeInTheDocument(),
    )
    // Nor is anything else asked in its place.
    await expect(canvas.queryByText(app.t('notices:push.title'))).not.toBeInTheDocument()
    await expect(canvas.queryByText(app.t('notices:enrich.title'))).not.toBeInTheDocument()
  },
})

export const InReview = meta.story({
  parameters: {
    app: { path: '/members', situation: inReview },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('notices:photo.inspection.title'))).toBeVisible()
    await expect(
      canvas.queryByRole('button', { name: app.t('notices:dismiss') }),
    ).not.toBeInTheDocument()
  },
})

export const WhoeverHasOneIsNotAsked = meta.story({
  tags: ['!dev'],
  parameters: { app: { path: '/members', situation: freeMember() } },
  play: async ({ app, canvas }) => {
    await waitFor(() => expect(app.queries.getQueryData(['user'])).toBeDefined())
    await expect(canvas.queryByText(app.t('notices:photo.missing.title'))).not.toBeInTheDocument()
  },
})
