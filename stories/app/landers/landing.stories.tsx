import { expect, waitFor } from 'storybook/test'
import { MemberGone, MemberLander } from '#app/landers/member-lander.tsx'
import { MemberLanding } from '#app/landers/member-landing.tsx'
import { MemberPhoto } from '#app/landers/member-photo.tsx'
import { MemberWords } from '#app/landers/member-words.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import preview from '#stories/.storybook/preview.tsx'
import { aboutMember, lander, writes } from '#stories/shared/landers.ts'

const about = aboutMember('landing')

const meta = preview.meta({
  title: 'Landers/Member: their table (landing)',
  component: MemberLander,
  subcomponents: { MemberLanding, MemberGone, MemberPhoto, MemberWords },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...about(PEOPLE.stijn) },
  args: { id: PEOPLE.stijn.id, as: MemberLanding },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await writes({ app, canvas }, PEOPLE.stijn)
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ app, canvas }) => {
    await writes({ app, canvas }, PEOPLE.stijn)
  },
})

export const SomebodyWhoIsGone = meta.story({
  parameters: lander('/members/00000000-0000-7000-8000-000000000000/landing'),
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('landers:missing.title') }),
    ).toBeVisible()
    await waitFor(() => expect(document.title).toContain(app.t('landers:missing.title')))
  },
})

export const AFictionalProfile = meta.story({
  parameters: about(PEOPLE.fictional),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.pattern('kind.fictional-long'))).toBeVisible()
  },
})

export const OnlyMembersSeeTheFace = meta.story({
  parameters: about(PEOPLE.private),
  play: async ({ app, canvas }) => {
    await writes({ app, canvas }, PEOPLE.private)
  },
})
