import { expect, within } from 'storybook/test'
import { ProfileHead } from '#app/discovery/profile/profile-head.tsx'
import { ProfileScreen } from '#app/discovery/profile/profile-screen.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { freeMember, visitor } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import { fits, GONE_PHOTO, whoSays, whosePhotoIsGone } from '#stories/shared/edge-profiles.ts'
import { failing } from '#stories/shared/network.ts'
import { LONG_NAME, RTL_NAME, UNBREAKABLE } from '#stories/words.ts'

const { id } = PEOPLE.stijn
const saying = (changes: Parameters<typeof whoSays>[1], path = `/members/${id}`) => ({
  app: { path, whole: true, situation: whoSays(id, changes, freeMember()) },
})

const meta = preview.meta({
  title: 'Profile/Awkward words and pictures',
  component: ProfileScreen,
  subcomponents: { ProfileHead },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { id },
})

export const ANameOfSixtyCharacters = meta.story({
  parameters: saying({ name: LONG_NAME }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(LONG_NAME)
    await expect(fits()).toBe(true)
  },
})

export const ANameFromRightToLeft = meta.story({
  name: 'Right-to-left name',
  parameters: saying({ name: RTL_NAME }),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { level: 1 })
    const words = await within(name).findByText(RTL_NAME)
    await expect(getComputedStyle(words).direction).toBe('rtl')
    await expect(fits()).toBe(true)
  },
})

export const AWordWithoutABreak = meta.story({
  parameters: saying({ name: UNBREAKABLE, about: UNBREAKABLE.repeat(4) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(fits()).toBe(true)
  },
})

export const InTheSearch = meta.story({
  parameters: saying({ name: UNBREAKABLE }, '/members'),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await expect(fits()).toBe(true)
  },
})

export const OnALander = meta.story({
  parameters: saying({ name: UNBREAKABLE, about: UNBREAKABLE }, `/members/${id}/landing2`),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(fits()).toBe(true)
  },
})

export const APhotoThatIsGone = meta.story({
  parameters: {
    app: {
      path: `/members/${id}/landing`,
      whole: true,
      situation: whosePhotoIsGone(id, visitor()),
      network: failing({ code: 'not-found' }, ...GONE_PHOTO),
    },
  },
  play: async ({ app, canvas }) => {
    const write = await canvas.findByRole('link', {
      name: app.t('landers:member.write', { name: PEOPLE.stijn.name }),
    })
    const { top } = write.getBoundingClientRect()
    await expect(await canvas.findByText(app.t('no-photo'))).toBeVisible()
    await expect(write.getBoundingClientRect().top).toBe(top)
  },
})
