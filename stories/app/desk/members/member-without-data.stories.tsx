import { expect } from 'storybook/test'
import { MemberScreen } from '#app/desk/members/member-screen.tsx'
import { storyId } from '#app/mocks/scenes/situation.ts'
import preview from '#stories/.storybook/preview.tsx'
import { REPORTED, reported } from '#stories/shared/desk-cases.ts'
import { failing, slow } from '#stories/shared/network.ts'

const PLACE = { path: `/desk/members/${REPORTED.id}`, situation: reported() }

const meta = preview.meta({
  title: 'Desk/Member without data',
  component: MemberScreen,
  tags: ['!autodocs'],
  args: { id: REPORTED.id },
  parameters: { layout: 'fullscreen', app: PLACE },
})

export const Loading = meta.story({
  parameters: { app: { ...PLACE, network: slow(`/api/desk/members/${REPORTED.id}`) } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-cases:member.loading'))).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  parameters: {
    app: { ...PLACE, network: failing({ code: 'busy' }, `/api/desk/members/${REPORTED.id}`) },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(app.t('errors:busy'))
  },
})

export const Missing = meta.story({
  args: { id: storyId(0xd99) },
  parameters: { app: { ...PLACE, path: `/desk/members/${storyId(0xd99)}` } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('not-found.title') }),
    ).toBeVisible()
  },
})
