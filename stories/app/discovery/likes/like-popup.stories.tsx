import { expect, screen, waitFor, within } from 'storybook/test'
import { LikePopup } from '#app/discovery/likes/like-popup.tsx'
import { withLikes } from '#app/mocks/scenes/like-situations.ts'
import { emptySite, freeMember } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'

const at = (situation = withLikes()) => ({
  app: { path: '/members?people_only=true&t=0', whole: true, situation },
})

const meta = preview.meta({
  title: 'Likes/Like popup',
  component: LikePopup,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at() },
})

/** The popup over the page, with any member. */
const popup = () => screen.findByRole('dialog')

export const SomebodyWhoReallyLikesYou = meta.story({
  tags: ['open'],
  play: async ({ app }) => {
    const modal = await popup()
    await waitFor(() => expect(modal).toBeVisible())
    await expect(await within(modal).findByText(app.t('likes:met.liked-by-text'))).toBeVisible()
    await expect(app.path()).toBe('/members?people_only=true')
  },
})

export const PutAway = meta.story({
  play: async ({ app, userEvent }) => {
    const modal = await popup()
    await userEvent.click(await within(modal).findByRole('button', { name: app.t('close') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const ASuggestionSaysThatItIsOne = meta.story({
  name: 'Suggestion',
  tags: ['open'],
  parameters: at(freeMember()),
  play: async ({ app }) => {
    const modal = await popup()
    await waitFor(() => expect(modal).toBeVisible())
    await expect(await within(modal).findByText(app.t('likes:met.suggestion-text'))).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: at(emptySite()),
  play: async ({ app, canvas }) => {
    await canvas.findByRole('heading', { name: app.t('members:none.title') })
    await waitFor(() => expect(app.path()).toBe('/members?people_only=true'))
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
})
