import { expect, screen, waitFor, within } from 'storybook/test'
import { LikePopup } from '#app/likes/like-popup.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { withLikes } from '#stories/shared/hearts.ts'
import { emptySite, freeMember } from '#stories/shared/situations.ts'

const at = (situation = withLikes()) => ({
  app: { path: '/members?people_only=true&t=0', whole: true, situation },
})

/** A whole page comes first, and the popup after it. */
const SOON = { timeout: 5000 }

const meta = preview.meta({
  title: 'Likes/Like popup',
  component: LikePopup,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at() },
})

export const SomebodyWhoReallyLikesYou = meta.story({
  play: async ({ app, userEvent }) => {
    const popup = await screen.findByRole('dialog', { name: /likes you$/ }, SOON)
    await expect(app.path()).toBe('/members?people_only=true')
    await userEvent.click(await within(popup).findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const ASuggestionSaysThatItIsOne = meta.story({
  parameters: at(freeMember()),
  play: async () => {
    const popup = await screen.findByRole('dialog', { name: /^Perhaps somebody for you/ }, SOON)
    await waitFor(() => expect(popup).toBeVisible())
    await expect(await screen.findByText(/^This is a suggestion, not a like/)).toBeVisible()
  },
})

export const NobodyToShow = meta.story({
  parameters: at(emptySite()),
  play: async ({ app, canvas }) => {
    await canvas.findByRole('heading', { name: 'Nobody found' })
    await waitFor(() => expect(app.path()).toBe('/members?people_only=true'))
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
})
