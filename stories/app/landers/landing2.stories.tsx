import { expect } from 'storybook/test'
import { MemberLander } from '#app/landers/member-lander.tsx'
import { MemberLetter } from '#app/landers/member-letter.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { CAST } from '#stories/shared/cast.ts'
import { aboutMember, writes } from '#stories/shared/landers.ts'

const about = aboutMember('landing2')

const meta = preview.meta({
  title: 'Landers/landing2',
  component: MemberLander,
  subcomponents: { MemberLetter },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...about(CAST.stijn) },
  args: { id: CAST.stijn.id, as: MemberLetter },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await writes({ app, canvas }, CAST.stijn)
  },
})

export const OnADesk = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ app, canvas }) => {
    await writes({ app, canvas }, CAST.stijn)
  },
})

export const ForMen = meta.story({
  name: 'For men (gay)',
  parameters: about(CAST.stijn, '/gay-autumn'),
  play: async ({ app, canvas }) => {
    await writes({ app, canvas }, CAST.stijn)
    await expect(document.documentElement.dataset.brand).toBe('gay')
  },
})

export const TheirOwnWords = meta.story({
  play: async ({ app, canvasElement, canvas }) => {
    await writes({ app, canvas }, CAST.stijn)
    await expect(canvasElement.querySelector('blockquote')).toHaveTextContent(CAST.stijn.about)
  },
})
