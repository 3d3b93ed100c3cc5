import { expect, waitFor, within } from 'storybook/test'
import { ChatLine } from '#app/chats/chat-line.tsx'
import { ChatTop } from '#app/chats/chat-top.tsx'
import { ChatWindow } from '#app/chats/chat-window.tsx'
import { WalletLine } from '#app/chats/composer/wallet-line.tsx'
import { Writing } from '#app/chats/composer/writing.tsx'
import { WritingSheets } from '#app/chats/composer/writing-sheets.tsx'
import { OpenChat } from '#app/chats/open-chat.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { premiumMember } from '#app/mocks/scenes/situations.ts'
import { CHATS, lineOf, SAID, withChats, withLongChat } from '#app/mocks/scenes/talk.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failing } from '#stories/shared/network.ts'

const ANSWER = 'Saturday it is.'
const EMOJI = '🌻👩‍🚀❤️'
const at = (id: string) => `/chats/${id}`

const meta = preview.meta({
  title: 'Chat/Conversation',
  component: ChatWindow,
  subcomponents: { ChatTop, ChatLine, OpenChat, Writing, WritingSheets, WalletLine },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: at(CHATS.stijn), whole: true, situation: withChats(premiumMember()) },
  },
  args: { id: CHATS.stijn },
})

export const OpeningReadsIt = meta.story({
  play: async ({ app, canvas }) => {
    const log = await canvas.findByRole('log')
    await expect(await within(log).findByText(SAID.stijn)).toBeVisible()
    await waitFor(async () => {
      const { chats } = Object(await app.browser.ask('GET', '/api/chats.php'))
      const [stijn] = chats
      await expect(stijn).toMatchObject({ num_unread_messages: 0 })
    })
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    const log = await canvas.findByRole('log')
    await expect(await within(log).findByText(SAID.stijn)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: app.t('chats:back') })).toBeVisible()
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
})

export const SendsAndCharges = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, ANSWER)
    await userEvent.click(
      await canvas.findByRole('button', {
        name: `${app.t('chats:write.send')} · ${app.t('credits', { count: 1 })}`,
      }),
    )
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    const log = await canvas.findByRole('log')
    // The list renders it again after measuring, and after sending.
    await waitFor(() => expect(within(log).getByText(ANSWER)).toBeVisible())
    await waitFor(() => expect(within(log).getByText(app.t('chats:state.sent'))).toBeVisible())
    await expect(
      await canvas.findByRole('button', { name: app.pattern('credits', { count: 41 }) }),
    ).toBeVisible()
    const { user } = Object(await app.browser.ask('GET', '/api/user.php'))
    await expect(user).toMatchObject({ credits: 41 })
  },
})

export const NothingButEmoji = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), `${EMOJI}{Enter}`)
    const label = await within(canvas.getByRole('log')).findByText(EMOJI)
    await expect(Number.parseFloat(getComputedStyle(label).fontSize)).toBeGreaterThan(40)
  },
})

export const TenThousandCredits = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: {
    app: {
      path: at(CHATS.stijn),
      whole: true,
      situation: withChats(premiumMember({ credits: 10_000 })),
    },
  },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('button', {
        name: (label) => label.startsWith(app.t('credits', { count: 10_000 })),
      }),
    ).toBeVisible()
  },
})

export const TheWalletOpensTheLedger = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: (label) => label.startsWith(app.t('credits', { count: 42 })),
      }),
    )
    const sheet = await within(document.body).findByRole('dialog', {
      name: app.t('credits:ledger.title'),
    })
    await expect(await within(sheet).findByText(app.t('credits:reason.signup'))).toBeVisible()
  },
})

export const ErrorState = meta.story({
  name: 'Error',
  parameters: {
    app: {
      path: at(CHATS.stijn),
      whole: true,
      situation: withChats(premiumMember()),
      network: failing({ code: 'internal' }, `/api/conversations/${CHATS.stijn}/messages`),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

export const AVeryLongOne = meta.story({
  parameters: {
    app: { path: at(CHATS.stijn), whole: true, situation: withLongChat(premiumMember()) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(lineOf('300'))).toBeVisible()
    const log = await canvas.findByRole('log')
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(500))
    await waitFor(() => {
      // Scrolling up takes several steps: measuring may move the end again. At the top before the list found its end
      // nothing has moved, except for a pixel.
      log.scrollTop = log.scrollTop === 0 ? 1 : 0
      expect(within(log).getAllByText(lineOf('2[0-4]\\d')).length).toBeGreaterThan(1)
    })
  },
})

export const TheDraftIsKept = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Half a thought')
    const list = await canvas.findByRole('list', { name: app.t('chats:list') })
    await userEvent.click(
      await within(list).findByRole('link', { name: new RegExp(PEOPLE.wouter.name) }),
    )
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''))
    await userEvent.click(
      await within(list).findByRole('link', { name: new RegExp(PEOPLE.stijn.name) }),
    )
    await waitFor(async () =>
      expect(await canvas.findByRole('textbox')).toHaveValue('Half a thought'),
    )
  },
})
