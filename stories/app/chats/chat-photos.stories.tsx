import { expect, screen, waitFor, within } from 'storybook/test'
import { ChatPhoto } from '#app/chats/chat-photo.tsx'
import { ChatWindow } from '#app/chats/chat-window.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { and, type Scene } from '#app/mocks/scenes/situation.ts'
import { premiumMember } from '#app/mocks/scenes/situations.ts'
import { CHATS, withChats } from '#app/mocks/scenes/talk.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failing } from '#stories/shared/network.ts'
import { sentPhoto } from '#stories/shared/sent-photo.ts'

const talking = (...before: ((scene: Scene) => Promise<void>)[]) => ({
  path: `/chats/${CHATS.stijn}`,
  whole: true,
  situation: and(withChats(premiumMember()), ...before),
})
const name = PEOPLE.stijn.name

const meta = preview.meta({
  title: 'Chat/Photos',
  component: ChatWindow,
  subcomponents: { ChatPhoto },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: talking(sentPhoto('stijn', 'delivered')) },
  args: { id: CHATS.stijn },
})

export const BlurredUntilOpened = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const log = within(await canvas.findByRole('log'))
    await expect(log.queryByRole('button', { name: app.t('chat-photos:enlarge') })).toBeNull()
    // While the list scrolls, nothing in it can be clicked.
    await waitFor(async () => {
      const open = log.queryByRole('button', { name: app.t('chat-photos:reveal') })
      if (open) await userEvent.click(open)
      await expect(log.getByRole('button', { name: app.t('chat-photos:enlarge') })).toBeVisible()
    })
    const { messages } = Object(
      await app.browser.ask('GET', `/api/conversations/${CHATS.stijn}/messages`),
    )
    await expect(messages.at(-1).photo.state).toBe('open')
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    const log = within(await canvas.findByRole('log'))
    await waitFor(() =>
      expect(log.getByRole('button', { name: app.t('chat-photos:reveal') })).toBeVisible(),
    )
  },
})

export const InTheListOfChats = meta.story({
  play: async ({ app, canvas }) => {
    const list = within(await canvas.findByRole('list', { name: app.t('chats:list') }))
    await expect(await list.findByText(app.t('chats:answer.photo'))).toBeVisible()
  },
})

export const Enlarged = meta.story({
  tags: ['open'],
  parameters: { app: talking(sentPhoto('stijn', 'opened')) },
  play: async ({ app, canvas, userEvent }) => {
    const log = within(await canvas.findByRole('log'))
    const label = app.t('chat-photos:from', { name })
    await waitFor(async () => {
      const enlarge = log.queryByRole('button', { name: app.t('chat-photos:enlarge') })
      if (enlarge && !screen.queryByRole('dialog', { name: label })) await userEvent.click(enlarge)
      await expect(screen.getByRole('dialog', { name: label })).toBeVisible()
    })
    const large = within(screen.getByRole('dialog', { name: label }))
    await expect(large.getByRole('img', { name: label })).toBeInTheDocument()
  },
})

export const BeingChecked = meta.story({
  parameters: { app: talking(sentPhoto('me', 'waits')) },
  play: async ({ app, canvas }) => {
    const log = within(await canvas.findByRole('log'))
    await waitFor(() =>
      expect(log.getByText(app.t('chat-photos:checking-demo', { name }))).toBeVisible(),
    )
    await expect(log.getByRole('button', { name: app.t('chat-photos:enlarge') })).toBeVisible()
  },
})

export const RefusedAndPaidBack = meta.story({
  parameters: { app: talking(sentPhoto('me', 'nudity')) },
  play: async ({ app, canvas }) => {
    const log = within(await canvas.findByRole('log'))
    await waitFor(() => expect(log.getByText(app.t('chat-photos:returned'))).toBeVisible())
    await expect(log.getByText(app.t('chat-photos:returned.nudity'))).toBeVisible()
    await expect(
      log.getByRole('link', { name: app.t('chat-photos:returned.appeal') }),
    ).toHaveAttribute('href', expect.stringContaining('/complaints?topic=decision&about='))
    await expect(log.getByText(app.t('chat-photos:returned.credits', { count: 2 }))).toBeVisible()
    const { entries } = Object(await app.browser.ask('GET', '/api/ledger'))
    await expect(entries[0]).toMatchObject({ reason: 'photo-returned', amount: 2 })
  },
})

export const Gone = meta.story({
  parameters: { app: talking(sentPhoto('stijn', 'gone')) },
  play: async ({ app, canvas }) => {
    const log = within(await canvas.findByRole('log'))
    await waitFor(() => expect(log.getByText(app.t('chat-photos:gone'))).toBeVisible())
  },
})

export const ErrorState = meta.story({
  name: 'Error',
  parameters: {
    app: {
      ...talking(sentPhoto('stijn', 'delivered')),
      network: failing({ code: 'photo.not-found' }, '/api/conversations/*/photos/*/opened'),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    const log = within(await canvas.findByRole('log'))
    await waitFor(async () => {
      const [open] = log.getAllByRole('button', { name: app.t('chat-photos:reveal') })
      if (open && !log.queryByRole('alert')) await userEvent.click(open)
      await expect(log.getByText(app.t('errors:photo.not-found'))).toBeVisible()
    })
  },
})
