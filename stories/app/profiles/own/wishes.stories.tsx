import { expect, screen, waitFor, within } from 'storybook/test'
import { OwnProfileScreen } from '#app/discovery/profile/own-profile-screen.tsx'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import { WishFields } from '#app/profiles/own/wish-fields.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { failing } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'

const app = { path: '/profile', whole: true, situation: freeMember() }
const WISHES = { ageFrom: 30, ageTo: 45, within: 50 } as const

const meta = preview.meta({
  title: 'My profile/Wishes',
  component: OwnProfileScreen,
  subcomponents: { WishFields },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app },
})

/** Opens the sheet with the preferences. */
async function opened({ app, canvas, userEvent }: Playing) {
  const part = app.t('profile:part.wishes')
  const name = app.t('profile:edit', { part })
  await userEvent.click(await canvas.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: part }))
}

const within25 = { name: /^25\s/ }

export const Empty = meta.story({
  play: async ({ app, canvas }) => {
    const section = within(await canvas.findByRole('region', { name: app.t('profile:private') }))
    await expect(section.getByText(app.t('profile:empty.wishes'))).toBeVisible()
  },
})

export const AgeAndDistance = meta.story({
  tags: ['open'],
  play: async (playing) => {
    const sheet = await opened(playing)
    await expect(sheet.getAllByRole('slider')).toHaveLength(2)
    await expect(sheet.getByText(playing.app.t('profile:hint.wishes'))).toBeInTheDocument()
  },
})

export const OnAPhone = meta.story({
  tags: ['open'],
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { ...app, situation: freeMember({ profile: { wishes: WISHES } }) } },
  play: async (playing) => {
    const sheet = await opened(playing)
    const between = playing.app.t('members:age.between', { from: 30, to: 45 })
    await expect(await sheet.findByText(between)).toBeInTheDocument()
  },
})

export const Saved = meta.story({
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    const sheet = await opened(playing)
    const [youngest] = sheet.getAllByRole('slider')
    youngest?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(sheet.getByRole('radio', within25))
    await userEvent.click(sheet.getByRole('button', { name: app.t('save') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const wishes = await canvas.findByText(app.pattern('members:distance.within'))
    await expect(wishes).toHaveTextContent(app.pattern('members:age.from', { from: 19 }))
    await expect(wishes).toHaveTextContent(/\b25\s/)
    const profile = await app.world.ports.reads.profiles.byId(VIEWER.id)
    await expect(profile?.wishes).toEqual({ ageFrom: 19, ageTo: null, within: 25 })
  },
})

export const ErrorState = meta.story({
  name: 'Error',
  tags: ['open'],
  parameters: { app: { ...app, network: failing({ code: 'busy' }, '/api/profile') } },
  play: async (playing) => {
    const { app, userEvent } = playing
    const sheet = await opened(playing)
    await userEvent.click(sheet.getByRole('radio', within25))
    await userEvent.click(sheet.getByRole('button', { name: app.t('save') }))
    await expect(await sheet.findByText(app.t('errors:busy'))).toBeInTheDocument()
    await expect(sheet.getByRole('radio', within25)).toBeChecked()
  },
})
