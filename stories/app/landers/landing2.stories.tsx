import { expect } from 'storybook/test'
import { MemberLander } from '#app/landers/member-lander.tsx'
import { MemberLetter } from '#app/landers/member-letter.tsx'
import { WriteAction } from '#app/landers/write-action.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import preview from '#stories/.storybook/preview.tsx'
import { aboutMember, writes } from '#stories/shared/landers.ts'

const about = aboutMember('landing2')

const meta = preview.meta({
  title: 'Landers/Member: a letter (landing2)',
  component: MemberLander,
  subcomponents: { MemberLetter, WriteAction },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...about(PEOPLE.stijn) },
  args: { id: PEOPLE.stijn.id, as: MemberLetter },
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

export const ForMen = meta.story({
  name: 'For men (gay)',
  parameters: about(PEOPLE.stijn, '/gay-autumn'),
  play: async ({ app, canvas }) => {
    await writes({ app, canvas }, PEOPLE.stijn)
    await expect(document.documentElement.dataset.brand).toBe('gay')
  },
})

export const TheirOwnWords = meta.story({
  play: async ({ app, canvasElement, canvas }) => {
    await writes({ app, canvas }, PEOPLE.stijn)
    await expect(canvasElement.querySelector('blockquote')).toHaveTextContent(PEOPLE.stijn.about)
  },
})
