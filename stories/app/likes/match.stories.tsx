import { expect, screen, waitFor, within } from 'storybook/test'
import { EncounterView } from '#app/likes/encounter-view.tsx'
import { LikedMember } from '#app/likes/liked-member.tsx'
import { NewMatch } from '#app/likes/new-match.tsx'
import { likeProfile } from '#core/likes/like-profile.ts'
import preview from '#stories/.storybook/preview.tsx'
import { CAST } from '#stories/shared/cast.ts'
import { withLikes, withMatch } from '#stories/shared/hearts.ts'
import { VIEWER } from '#stories/shared/viewer.ts'

const at = (path: string, situation = withMatch()) => ({ app: { path, whole: true, situation } })

/** A whole page comes first, and the modal after it. */
const SOON = { timeout: 5000 }

const meta = preview.meta({
  title: 'Likes/Match',
  component: LikedMember,
  subcomponents: { EncounterView, NewMatch },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at(`/likes/m/${CAST.stijn.id}`) },
  args: { id: CAST.stijn.id, onClose: () => undefined },
})

export const ItIsMutual = meta.story({
  play: async ({ app, userEvent }) => {
    const modal = await screen.findByRole('dialog', { name: 'It is mutual' }, SOON)
    await userEvent.click(
      await within(modal).findByText(`${CAST.stijn.name} and you like each other.`),
    )
    await waitFor(() => expect(app.path()).toBe('/likes'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const TheFaceLeadsToTheProfile = meta.story({
  play: async ({ app, userEvent }) => {
    const modal = await screen.findByRole('dialog', { name: 'It is mutual' }, SOON)
    const [face] = await within(modal).findAllByRole('button', { name: /^To the profile of/ })
    if (face) await userEvent.click(face)
    await waitFor(() => expect(app.path()).toBe(`/members/${CAST.stijn.id}`))
  },
})

export const LikingBackMakesIt = meta.story({
  parameters: at('/likes', withLikes()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Like ${CAST.stijn.name}` }))
    const modal = await screen.findByRole('dialog', { name: 'It is mutual' }, SOON)
    await waitFor(() => expect(modal).toBeVisible())
  },
})

export const LikedBackJustNow = meta.story({
  parameters: at('/members', withLikes()),
  play: async ({ app, canvas, userEvent }) => {
    const [heart] = await canvas.findAllByRole('button', { name: /^Like /, pressed: false }, SOON)
    await likeProfile(app.world.ports, { from: CAST.matteo.id, to: VIEWER.id })
    // Any like has the lists loaded again half a second later.
    if (heart) await userEvent.click(heart)
    const modal = await screen.findByRole('dialog', { name: 'It is mutual' }, SOON)
    await expect(
      within(modal).getByText(`${CAST.matteo.name} and you like each other.`),
    ).toBeInTheDocument()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' }, mode: 'dark' },
  play: async () => {
    const modal = await screen.findByRole('dialog', { name: 'It is mutual' }, SOON)
    await expect(modal.scrollHeight).toBeLessThanOrEqual(innerHeight)
  },
})
