import { expect } from 'storybook/test'
import { MemberLander } from '#app/landers/member-lander.tsx'
import { MemberPostcard } from '#app/landers/member-postcard.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import preview from '#stories/.storybook/preview.tsx'
import { aboutMember, writes } from '#stories/shared/landers.ts'

const about = aboutMember('landing3')

const meta = preview.meta({
  title: 'Landers/Member: a postcard (landing3)',
  component: MemberLander,
  subcomponents: { MemberPostcard },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...about(PEOPLE.stijn) },
  args: { id: PEOPLE.stijn.id, as: MemberPostcard },
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

export const ForTheGrown = meta.story({
  name: 'For the grown (milf)',
  parameters: about(PEOPLE.manyPhotos, '/milf-autumn'),
  play: async ({ app, canvas }) => {
    await writes({ app, canvas }, PEOPLE.manyPhotos)
    await expect(document.documentElement.dataset.brand).toBe('milf')
  },
})

export const WithoutAPhoto = meta.story({
  parameters: about(PEOPLE.photoless),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('no-photo'))).toBeVisible()
    await writes({ app, canvas }, PEOPLE.photoless)
  },
})
