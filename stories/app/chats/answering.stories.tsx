import { expect, waitFor, within } from 'storybook/test'
import { ChatWindow } from '#app/chats/chat-window.tsx'
import { Quoted } from '#app/chats/composer/quoted.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { and, type Scene } from '#app/mocks/scenes/situation.ts'
import { premiumMember } from '#app/mocks/scenes/situations.ts'
import { CHATS, SAID, withChats } from '#app/mocks/scenes/talk.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'

const ANSWER = 'Saturday it is.'
const LINE = 'I swim in the sea.'

const app = { path: `/chats/${CHATS.stijn}`, whole: true, situation: withChats(premiumMember()) }

const meta = preview.meta({
  title: 'Chat/Quoting',
  component: ChatWindow,
  subcomponents: { Quoted },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app },
  args: { id: CHATS.stijn },
})

export const AMessage = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const log = within(await canvas.findByRole('log'))
    await waitFor(() => expect(log.getByText(SAID.stijn)).toBeVisible())
    const field = await canvas.findByRole('textbox')
    // While the list scrolls, nothing in it can be clicked.
    await waitFor(async () => {
      const last = log.getAllByRole('button', { name: app.t('chats:answer') }).at(-1)
      if (last) await userEvent.click(last)
      await expect(canvas.getByRole('button', { name: app.t('chats:answer.drop') })).toBeVisible()
    })
    await expect(field).toHaveFocus()
    await userEvent.type(field, `${ANSWER}{Enter}`)
    await waitFor(() => expect(log.getByText(app.t('chats:state.sent'))).toBeVisible())
    await expect(log.getByRole('blockquote')).toHaveTextContent(SAID.stijn)
    await expect(canvas.queryByRole('button', { name: app.t('chats:answer.drop') })).toBeNull()
  },
})

export const ThoughtBetterOfIt = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const log = within(await canvas.findByRole('log'))
    await waitFor(async () => {
      const [first] = log.getAllByRole('button', { name: app.t('chats:answer') })
      if (first) await userEvent.click(first)
      await expect(canvas.getByRole('button', { name: app.t('chats:answer.drop') })).toBeVisible()
    })
    await userEvent.click(canvas.getByRole('button', { name: app.t('chats:answer.drop') }))
    await userEvent.type(await canvas.findByRole('textbox'), `${ANSWER}{Enter}`)
    await waitFor(() => expect(log.getByText(ANSWER)).toBeVisible())
    await expect(log.queryByRole('blockquote')).toBeNull()
  },
})

/** Stijn quotes a line of a profile, and a photo. */
const quotesTheProfile = async ({ world: { ports } }: Scene) => {
  const message = { conversation: CHATS.stijn, from: PEOPLE.stijn.id, sentAt: ports.now(), cost: 1 }
  const nothing = { of: PEOPLE.stijn.id, id: null, text: '', gift: null }
  const line = { ...nothing, kind: 'line', text: LINE } as const
  const photo = { ...nothing, kind: 'photo', id: ports.newId() } as const
  await ports.atomically(async ({ messages }) => {
    await messages.append({ ...message, id: ports.newId(), text: ANSWER, quote: line })
    return ok(await messages.append({ ...message, id: ports.newId(), text: ANSWER, quote: photo }))
  })
}

export const TheProfile = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { ...app, situation: and(app.situation, quotesTheProfile) } },
  play: async ({ app, canvas }) => {
    const log = within(await canvas.findByRole('log'))
    await waitFor(() => expect(log.getAllByRole('blockquote')).toHaveLength(2))
    const [line, photo] = log.getAllByRole('blockquote')
    await expect(line).toHaveTextContent(app.t('chats:answer.line', { name: PEOPLE.stijn.name }))
    await expect(line).toHaveTextContent(LINE)
    await expect(photo).toHaveTextContent(app.t('chats:answer.photo'))
  },
})
