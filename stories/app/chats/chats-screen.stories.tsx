import { expect, waitFor, within } from 'storybook/test'
import { ChatItem } from '#app/chats/chat-item.tsx'
import { ChatList } from '#app/chats/chat-list.tsx'
import { ChatsScreen } from '#app/chats/chats-screen.tsx'
import { NoChatChosen } from '#app/chats/no-chat-chosen.tsx'
import { Live } from '#app/realtime/live.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { CAST } from '#stories/shared/cast.ts'
import { failing, slow } from '#stories/shared/network.ts'
import { freeMember } from '#stories/shared/situations.ts'
import { CHATS, withChats } from '#stories/shared/talk.ts'

const meta = preview.meta({
  title: 'Chat/Conversations',
  component: ChatsScreen,
  subcomponents: { ChatList, ChatItem, NoChatChosen, Live },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/chats', whole: true, situation: withChats() },
  },
  args: { current: null, children: null },
})

export const WithMessages = meta.story({
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Your conversations' })
    const items = await within(list).findAllByRole('link')
    await expect(items).toHaveLength(3)
    await expect(items[0]).toHaveTextContent(CAST.stijn.name)
    await expect(await within(list).findByText('2 unread messages')).toBeInTheDocument()
    await expect(await within(list).findByText('Fictional profile')).toBeVisible()
  },
})

export const TheTabSaysWhatWaits = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Your conversations' })
    await waitFor(() => expect(document.title).toBe('(2) Messages · Vonk'))
  },
})

export const AHintBringsAnAnswer = meta.story({
  parameters: { app: { path: `/chats/${CHATS.wouter}`, whole: true, situation: withChats() } },
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log')
    const said = () => within(log).queryAllByRole('paragraph').length
    const before = (await within(log).findAllByRole('paragraph')).length
    await userEvent.type(await canvas.findByRole('textbox'), 'And the kale?{Enter}')
    await waitFor(() => expect(said()).toBe(before + 2), { timeout: 8000 })
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: { app: { path: '/chats', whole: true, situation: freeMember() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No conversations yet')).toBeVisible()
    const find = await canvas.findByRole('link', { name: 'Find people' })
    await expect(find).toHaveAttribute('href', '/members')
  },
})

export const Loading = meta.story({
  parameters: {
    app: { path: '/chats', whole: true, situation: withChats(), network: slow('/api/chats.php') },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading conversations')).toBeInTheDocument()
  },
})

export const WouldNotLoad = meta.story({
  parameters: {
    app: {
      path: '/chats',
      whole: true,
      situation: withChats(),
      network: failing({ code: 'internal' }, '/api/chats.php'),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const DeletedHereFirst = meta.story({
  parameters: { app: { path: `/chats/${CHATS.wouter}`, whole: true, situation: withChats() } },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'More about this conversation' }),
    )
    const page = within(document.body)
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete chat' }))
    await userEvent.click(await page.findByRole('button', { name: 'Delete chat' }))
    await waitFor(() => expect(app.path()).toBe('/chats'))
    const list = await canvas.findByRole('list', { name: 'Your conversations' })
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(2))
  },
})

export const DeletionFailed = meta.story({
  parameters: {
    app: {
      path: `/chats/${CHATS.wouter}`,
      whole: true,
      situation: withChats(),
      network: failing({ code: 'internal' }, '/api/chat.php'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'More about this conversation' }),
    )
    const page = within(document.body)
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete chat' }))
    await userEvent.click(await page.findByRole('button', { name: 'Delete chat' }))
    await expect(await canvas.findByText(/was not deleted/)).toBeVisible()
    const list = await canvas.findByRole('list', { name: 'Your conversations' })
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(3))
  },
})
