import { expect, screen, waitFor, within } from 'storybook/test'
import { ProfileActions } from '#app/members/profile-actions.tsx'
import { ProfileFacts } from '#app/members/profile-facts.tsx'
import { ProfileHead } from '#app/members/profile-head.tsx'
import { ProfileLoading } from '#app/members/profile-loading.tsx'
import { ProfileMissing } from '#app/members/profile-missing.tsx'
import { ProfileScreen } from '#app/members/profile-screen.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { CAST } from '#stories/shared/cast.ts'
import { withLikes, withMatch } from '#stories/shared/hearts.ts'
import { slow } from '#stories/shared/network.ts'
import { storyId } from '#stories/shared/situation.ts'
import { freeMember, visitor } from '#stories/shared/situations.ts'
import { VIEWER } from '#stories/shared/viewer.ts'

const at = ({ id }: { readonly id: string }, situation = freeMember()) => ({
  app: { path: `/members/${id}`, whole: true, situation },
})

const meta = preview.meta({
  title: 'Profile/Profile',
  component: ProfileScreen,
  subcomponents: { ProfileHead, ProfileActions, ProfileFacts, ProfileLoading, ProfileMissing },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at(CAST.stijn) },
  args: { id: CAST.stijn.id },
})

export const AFaceAndWhoItIs = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('heading', { level: 1 })
    await expect(name).toHaveTextContent(new RegExp(`^${CAST.stijn.name}, \\d\\d$`))
    await expect(await canvas.findByText('Demo member: answers by script')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Write a message' })).toHaveAttribute(
      'href',
      `/members/${CAST.stijn.id}/chat`,
    )
    const heart = await canvas.findByRole('button', { name: `Like ${CAST.stijn.name}` })
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  },
})

export const PhotosAsLargeAsTheScreen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const photos = await canvas.findByRole('region', { name: `Photos of ${CAST.stijn.name}` })
    const [first] = await within(photos).findAllByRole('button', { name: /^Photo 1 of/ })
    if (first) await userEvent.click(first)
    const large = await screen.findByRole('dialog', { name: `Photos of ${CAST.stijn.name}` })
    await userEvent.click(await within(large).findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const Fictional = meta.story({
  parameters: at(CAST.fictional),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Fictional profile: no meeting/)).toBeVisible()
  },
})

export const Cam = meta.story({
  parameters: at(CAST.cam),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Cam profile:/)).toBeVisible()
  },
})

export const WithoutAPhoto = meta.story({
  parameters: at(CAST.photoless),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No photo yet')).toBeVisible()
  },
})

export const PhotosForFewEyes = meta.story({
  parameters: at(CAST.private),
  play: async ({ canvas }) => {
    const [why] = await canvas.findAllByText(/shows photos to those who got a like or a message/)
    await expect(why).toBeVisible()
  },
})

export const Mutual = meta.story({
  parameters: at(CAST.stijn, withMatch()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You like each other')).toBeVisible()
  },
})

export const OpeningItClearsItsNewLike = meta.story({
  parameters: at(CAST.stijn, withLikes()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    const likes = await canvas.findAllByRole('link', { name: /1 new like/ })
    await expect(likes.length).toBeGreaterThan(0)
  },
})

export const ToAVisitor = meta.story({
  parameters: at(CAST.stijn, visitor()),
  play: async ({ canvas, userEvent }) => {
    const [lock] = await canvas.findAllByText(/^Sign up to see this photo/)
    await expect(lock).toBeInTheDocument()
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a message' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
})

export const OnesOwn = meta.story({
  parameters: at(VIEWER),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit my profile' })).toHaveAttribute(
      'href',
      '/profile',
    )
    await expect(canvas.queryByRole('button', { name: /^Block/ })).not.toBeInTheDocument()
  },
})

export const NotHere = meta.story({
  parameters: at({ id: storyId(404) }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This profile is not here' }),
    ).toBeVisible()
  },
})

export const OnItsWay = meta.story({
  parameters: { app: { ...at(CAST.stijn).app, network: slow(`/api/members/${CAST.stijn.id}`) } },
})

export const OnAPhoneInTheDark = meta.story({
  globals: { viewport: { value: 'phone' }, mode: 'dark' },
  play: async ({ canvas }) => {
    const write = await canvas.findByRole('link', { name: 'Write a message' })
    const { bottom } = write.getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(innerHeight - 68)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
})
