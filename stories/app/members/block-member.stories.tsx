import { expect, screen, waitFor, within } from 'storybook/test'
import { BlockMember } from '#app/members/block-member.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { CAST } from '#stories/shared/cast.ts'
import { failing } from '#stories/shared/network.ts'
import { freeMember } from '#stories/shared/situations.ts'

const app = { path: `/members/${CAST.stijn.id}`, whole: true, situation: freeMember() }

const meta = preview.meta({
  title: 'Profile/Block',
  component: BlockMember,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app },
  args: { id: CAST.stijn.id, name: CAST.stijn.name },
})

export const AskedOnceMore = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: `Block ${CAST.stijn.name}` })
    await userEvent.click(button)
    const question = await screen.findByRole('alertdialog')
    await expect(await within(question).findByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(await within(question).findByRole('button', { name: 'Block' }))
    await waitFor(() => expect(app.path()).toBe('/members'))
    const told = await screen.findAllByText(/^You do not see .* any more/)
    await expect(told.length).toBeGreaterThan(0)
  },
})

export const DidNotWork = meta.story({
  parameters: { app: { ...app, network: failing({ code: 'busy' }, '/api/blocks/*') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Block ${CAST.stijn.name}` }))
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(await within(question).findByRole('button', { name: 'Block' }))
    await expect(await within(question).findByRole('alert')).toBeVisible()
  },
})
