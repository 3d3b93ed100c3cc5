import { expect, screen, waitFor, within } from 'storybook/test'
import { ChatItem } from '#app/chats/chat-item.tsx'
import { ChatList } from '#app/chats/chat-list.tsx'
import { ChatsScreen } from '#app/chats/chats-screen.tsx'
import { NoChatChosen } from '#app/chats/no-chat-chosen.tsx'
import { writeStored } from '#app/client/storage/browser-storage.ts'
import { draftKey } from '#app/client/storage/message-drafts.ts'
import { FittingPeople } from '#app/discovery/finder/fitting-people.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { emptySite, freeMember } from '#app/mocks/scenes/situations.ts'
import { CHATS, withChats } from '#app/mocks/scenes/talk.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import { Live } from '#app/realtime/live.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { failing, slow } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'

const meta = preview.meta({
  title: 'Chat/Conversations',
  component: ChatsScreen,
  subcomponents: { ChatList, ChatItem, FittingPeople, NoChatChosen, Live },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/chats', whole: true, situation: withChats() },
  },
  args: { current: null, children: null },
})

export const WithMessages = meta.story({
  play: async ({ app, canvas }) => {
    const list = await canvas.findByRole('list', { name: app.t('chats:list') })
    const items = await within(list).findAllByRole('link')
    await expect(items).toHaveLength(3)
    await expect(items[0]).toHaveTextContent(PEOPLE.stijn.name)
    await expect(
      await within(list).findByText(app.t('chats:unread', { count: 2 })),
    ).toBeInTheDocument()
    await expect(await within(list).findByText(app.pattern('kind.fictional'))).toBeVisible()
  },
})

/** A draft is found from the list. */
export const WithADraft = meta.story({
  play: async ({ app, canvas }) => {
    const list = within(await canvas.findByRole('list', { name: app.t('chats:list') }))
    writeStored(draftKey(VIEWER.id, CHATS.wouter), 'Tea, then')
    const draft = app.t('chats:last.draft', { text: 'Tea, then' })
    await expect(await list.findByText(draft)).toBeVisible()
  },
})

export const TheTabSaysWhatWaits = meta.story({
  play: async ({ app, canvas }) => {
    await canvas.findByRole('list', { name: app.t('chats:list') })
    await waitFor(() => expect(document.title).toBe(`(2) ${app.t('nav.chats')} · Vonk`))
  },
})

export const AHintBringsAnAnswer = meta.story({
  parameters: { app: { path: `/chats/${CHATS.wouter}`, whole: true, situation: withChats() } },
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log')
    const messageCount = () => within(log).queryAllByRole('paragraph').length
    const before = (await within(log).findAllByRole('paragraph')).length
    await userEvent.type(await canvas.findByRole('textbox'), 'And the kale?{Enter}')
    await waitFor(() => expect(messageCount()).toBe(before + 2))
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('chats:title'), level: 1 }),
    ).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: { app: { path: '/chats', whole: true, situation: freeMember() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('chats:empty.title'))).toBeVisible()
    const find = await canvas.findByRole('link', { name: app.t('chats:empty.action') })
    await expect(find).toHaveAttribute('href', '/members')
    const fitting = await canvas.findByRole('heading', { name: app.t('finder:signup.title') })
    await expect(fitting).toBeVisible()
    await expect(canvas.queryByText(app.t('chats:choose.title'))).toBeNull()
    await expect(canvas.getAllByRole('article').length).toBeLessThanOrEqual(4)
  },
})

export const EmptyOnAPhone = meta.story({
  parameters: { app: { path: '/chats', whole: true, situation: freeMember() } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    const fitting = await canvas.findByRole('heading', { name: app.t('finder:signup.title') })
    await expect(fitting).toBeVisible()
  },
})

export const EmptyWithNobodyWhoFits = meta.story({
  parameters: { app: { path: '/chats', whole: true, situation: emptySite() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('chats:empty.title'))).toBeVisible()
    await expect(canvas.queryByText(app.t('finder:signup.title'))).toBeNull()
  },
})

export const Loading = meta.story({
  parameters: {
    app: { path: '/chats', whole: true, situation: withChats(), network: slow('/api/chats.php') },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('chats:loading'))).toBeInTheDocument()
  },
})

export const ErrorState = meta.story({
  name: 'Error',
  parameters: {
    app: {
      path: '/chats',
      whole: true,
      situation: withChats(),
      network: failing({ code: 'internal' }, '/api/chats.php'),
    },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: app.t('error.again') })).toBeVisible()
  },
})

/** Opens the confirmation to delete the open conversation. */
async function deleting({ app, canvas, userEvent }: Playing) {
  await userEvent.click(await canvas.findByRole('button', { name: app.t('chats:menu') }))
  const remove = { name: app.t('chats:menu.delete') }
  await userEvent.click(await screen.findByRole('menuitem', remove))
  return screen.findByRole('button', { name: app.t('chats:delete.confirm') })
}

export const DeletionAsked = meta.story({
  tags: ['open'],
  parameters: { app: { path: `/chats/${CHATS.wouter}`, whole: true, situation: withChats() } },
  play: async ({ app, canvas, userEvent }) => {
    const really = await deleting({ app, canvas, userEvent })
    await waitFor(() => expect(really).toBeVisible())
  },
})

export const DeletedHereFirst = meta.story({
  parameters: { app: { path: `/chats/${CHATS.wouter}`, whole: true, situation: withChats() } },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await deleting({ app, canvas, userEvent }))
    await waitFor(() => expect(app.path()).toBe('/chats'))
    const list = await canvas.findByRole('list', { name: app.t('chats:list') })
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(2))
  },
})

export const ErrorDeleting = meta.story({
  parameters: {
    app: {
      path: `/chats/${CHATS.wouter}`,
      whole: true,
      situation: withChats(),
      network: failing({ code: 'internal' }, '/api/chat.php'),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await deleting({ app, canvas, userEvent }))
    await expect(await canvas.findByText(app.pattern('chats:delete.failed'))).toBeVisible()
    const list = await canvas.findByRole('list', { name: app.t('chats:list') })
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(3))
  },
})
