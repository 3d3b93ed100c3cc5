import { expect } from 'storybook/test'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import { MissingPage } from '#app/shared/missing-page.tsx'
import preview from '#stories/.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Everywhere/Nothing here',
  component: MissingPage,
  tags: ['!autodocs'],
  parameters: { app: { path: '/nowhere', situation: freeMember() } },
})

export const LeadsAMemberToSearch = meta.story({
  name: 'Member',
  args: { isMember: true },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: app.t('nav.members') }))
    await expect(app.path()).toBe('/members')
  },
})
