import { expect, waitFor, within } from 'storybook/test'
import { ProfilePhotos } from '#app/discovery/profile/profile-photos.tsx'
import { ProfileScreen } from '#app/discovery/profile/profile-screen.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { freeMember, premiumMember } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'

const at = (situation = freeMember()) => ({
  app: { path: `/members/${PEOPLE.manyPhotos.id}`, whole: true, situation },
})

const meta = preview.meta({
  title: 'Profile/Premium only',
  component: ProfileScreen,
  subcomponents: { ProfilePhotos },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at() },
  args: { id: PEOPLE.manyPhotos.id },
})

export const LockedForAFreeMember = meta.story({
  play: async ({ app, canvas }) => {
    const { name } = PEOPLE.manyPhotos
    // Two of five, as one.
    const locked = await canvas.findByText(app.t('members:lock.premium-long', { name, count: 2 }))
    const [slide] = canvas.getAllByRole('listitem').filter((item) => item.contains(locked))
    if (!slide) throw new Error('a locked photo is one of the series')
    await expect(
      await within(slide).findByRole('link', { name: app.t('members:lock.premium-action') }),
    ).toHaveAttribute('href', '/premium')
    await expect(
      within(slide).queryByRole('button', { name: app.pattern('members:profile.photo-enlarge') }),
    ).not.toBeInTheDocument()
  },
})

export const OpenToPremium = meta.story({
  parameters: at(premiumMember()),
  play: async ({ app, canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getAllByRole('button', { name: app.pattern('members:profile.photo-enlarge') }),
      ).toHaveLength(5),
    )
    await expect(
      canvas.queryByText(app.pattern('members:lock.premium-long', { count: 2 })),
    ).not.toBeInTheDocument()
  },
})
