import { expect, screen, waitFor, within } from 'storybook/test'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { premiumMember } from '#app/mocks/scenes/situations.ts'
import { CHATS, withChats } from '#app/mocks/scenes/talk.ts'
import { BlockQuestion } from '#app/profiles/members/block-question.tsx'
import { LazyBlock } from '#app/profiles/members/lazy-block.ts'
import preview from '#stories/.storybook/preview.tsx'
import type { Playing } from '#stories/shared/playing.ts'

const { id, name } = PEOPLE.stijn

const meta = preview.meta({
  title: 'Chat/Block',
  component: LazyBlock,
  subcomponents: { BlockQuestion },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: `/chats/${CHATS.stijn}`, whole: true, situation: withChats(premiumMember()) },
  },
  args: { id, name, open: true, onward: '/chats' as const, onClose: () => {} },
})

/** Blocks from the menu of the chat, as a member would. */
async function block({ app, canvas, userEvent }: Playing) {
  await userEvent.click(await canvas.findByRole('button', { name: app.t('chats:menu') }))
  await userEvent.click(
    await canvas.findByRole('menuitem', { name: app.t('chats:menu.block', { name }) }),
  )
  const question = within(
    await screen.findByRole('alertdialog', { name: app.t('members:block.title', { name }) }),
  )
  await expect(question.getByText(app.t('members:block.text', { name }))).toBeVisible()
  await userEvent.click(
    await question.findByRole('button', { name: app.t('members:block.confirm') }),
  )
  await waitFor(() => expect(app.path()).toBe('/chats'))
  const messages = await screen.findAllByText(app.t('members:block.done', { name }))
  await expect(messages.length).toBeGreaterThan(0)
  const { blocked } = Object(await app.browser.ask('GET', '/api/blocks'))
  await expect(blocked).toMatchObject([{ id }])
}

export const FromTheMenu = meta.story({ play: block })

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: block,
})
