import { expect, screen, waitFor, within } from 'storybook/test'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import { BlockMember } from '#app/profiles/members/block-member.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { failing } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'

const app = { path: `/members/${PEOPLE.stijn.id}`, whole: true, situation: freeMember() }

const meta = preview.meta({
  title: 'Profile/Block',
  component: BlockMember,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app },
  args: { id: PEOPLE.stijn.id, name: PEOPLE.stijn.name },
})

/** Opens it from the profile, as a member would. */
async function openConfirmation({ app, canvas, userEvent }: Playing) {
  const { name } = PEOPLE.stijn
  await userEvent.click(
    await canvas.findByRole('button', { name: app.t('members:block.action', { name }) }),
  )
  const question = within(
    await screen.findByRole('alertdialog', { name: app.t('members:block.title', { name }) }),
  )
  return {
    question,
    block: async () =>
      userEvent.click(
        await question.findByRole('button', { name: app.t('members:block.confirm') }),
      ),
  }
}

export const AskedOnceMore = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const { question } = await openConfirmation({ app, canvas, userEvent })
    await expect(await question.findByRole('button', { name: app.t('cancel') })).toHaveFocus()
  },
})

export const Blocked = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const { block } = await openConfirmation({ app, canvas, userEvent })
    await block()
    await waitFor(() => expect(app.path()).toBe('/members'))
    const { name } = PEOPLE.stijn
    const messages = await screen.findAllByText(app.t('members:block.done', { name }))
    await expect(messages.length).toBeGreaterThan(0)
  },
})

export const ErrorState = meta.story({
  name: 'Error',
  tags: ['open'],
  parameters: { app: { ...app, network: failing({ code: 'busy' }, '/api/blocks/*') } },
  play: async ({ app, canvas, userEvent }) => {
    const { question, block } = await openConfirmation({ app, canvas, userEvent })
    await block()
    await expect(await question.findByRole('alert')).toBeVisible()
  },
})
