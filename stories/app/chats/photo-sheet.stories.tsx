import { expect, screen, waitFor, within } from 'storybook/test'
import { ChatWindow } from '#app/chats/chat-window.tsx'
import { PhotoSheet } from '#app/chats/composer/photo-sheet.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import type { Situation } from '#app/mocks/scenes/situation.ts'
import { freeMember, outOfCredits, premiumMember } from '#app/mocks/scenes/situations.ts'
import { CHATS, withChats } from '#app/mocks/scenes/talk.ts'
import preview from '#stories/.storybook/preview.tsx'
import { drawnPhoto } from '#stories/shared/drawn-photo.ts'
import { failing, slow } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'

const chatOf = (situation: Situation, chat: string = CHATS.stijn) => ({
  path: `/chats/${chat}`,
  whole: true,
  situation: withChats(situation),
})
const app = chatOf(premiumMember())
const PHOTOS = '/api/conversations/*/photos'

const meta = preview.meta({
  title: 'Chat/Sending a photo',
  component: ChatWindow,
  subcomponents: { PhotoSheet },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app },
  args: { id: CHATS.stijn },
})

const two = ({ app }: Pick<Playing, 'app'>) => app.t('credits', { count: 2 })
/** The button starts with the price in credits; the price in money follows. */
const sends =
  ({ app }: Pick<Playing, 'app'>) =>
  (name: string) =>
    name.startsWith(`${app.t('chat-photos:send')} · ${two({ app })}`)

/** Opens the sheet. */
async function opened({ app, canvas, userEvent }: Playing, name: string = PEOPLE.stijn.name) {
  const label = app.t('chat-photos:open', { price: two({ app }) })
  await userEvent.click(await canvas.findByRole('button', { name: label }))
  return within(await screen.findByRole('dialog', { name: app.t('chat-photos:title', { name }) }))
}

/** Selects a photo. */
async function chosen(playing: Playing, file?: File) {
  const sheet = await opened(playing)
  const { app, userEvent } = playing
  await userEvent.upload(
    await sheet.findByLabelText(app.t('chat-photos:choose')),
    file ?? (await drawnPhoto()),
  )
  return sheet
}

export const Empty = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const sheet = await opened({ app, canvas, userEvent })
    await expect(sheet.getByLabelText(app.t('chat-photos:choose'))).toBeInTheDocument()
    await expect(sheet.queryByRole('button', { name: sends({ app }) })).toBeNull()
  },
})

export const AsksWhetherOneIsSure = meta.story({
  tags: ['open'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas, userEvent }) => {
    const sheet = await chosen({ app, canvas, userEvent })
    const sure = app.t('chat-photos:sure', { name: PEOPLE.stijn.name })
    await expect(await sheet.findByText(sure)).toBeVisible()
    // What the money beside the price means follows in the same paragraph.
    const pays = sheet.getByText(app.t('chat-photos:pays'), { exact: false })
    await expect(pays).toBeVisible()
    const checked = app.t('chat-photos:text', { name: PEOPLE.stijn.name })
    await expect(sheet.getByText(checked)).toBeVisible()
    await expect(sheet.getByRole('img', { name: app.t('chat-photos:chosen') })).toBeInTheDocument()
    // The whole question is above the button, not behind it.
    const button = sheet.getByRole('button', { name: sends({ app }) })
    await userEvent.click(pays)
    const { bottom } = pays.getBoundingClientRect()
    await waitFor(() => expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom))
    await expect(button).toBeVisible()
  },
})

export const IsSentCheckedAndCharged = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const sheet = await chosen({ app, canvas, userEvent })
    await userEvent.click(await sheet.findByRole('button', { name: sends({ app }) }))
    const log = within(await canvas.findByRole('log'))
    const checking = app.t('chat-photos:checking-demo', { name: PEOPLE.stijn.name })
    await waitFor(() => expect(log.getByText(checking)).toBeVisible())
    const { user } = Object(await app.browser.ask('GET', '/api/user.php'))
    await expect(user).toMatchObject({ credits: 40 })
    const { entries } = Object(await app.browser.ask('GET', '/api/ledger'))
    await expect(entries[0]).toMatchObject({ reason: 'photo', amount: -2 })
  },
})

export const NotAPicture = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const text = new File(['not a picture'], 'me.png', { type: 'image/png' })
    const sheet = await chosen({ app, canvas, userEvent }, text)
    await expect(await sheet.findByRole('alert')).toHaveTextContent(
      app.t('errors:photo.not-a-picture'),
    )
    await expect(sheet.queryByRole('button', { name: sends({ app }) })).toBeNull()
  },
})

export const WithoutEnoughCredits = meta.story({
  tags: ['open'],
  parameters: { app: chatOf(outOfCredits({ premium: true })) },
  play: async ({ app, canvas, userEvent }) => {
    const sheet = await chosen({ app, canvas, userEvent })
    await userEvent.click(await sheet.findByRole('button', { name: sends({ app }) }))
    await expect(await sheet.findByRole('alert')).toHaveTextContent(
      app.t('chat-photos:insufficient', { count: 2, balance: 0 }),
    )
    await expect(
      sheet.getByRole('link', { name: app.t('chats:insufficient.buy') }),
    ).toBeInTheDocument()
    await expect(sheet.getByRole('img', { name: app.t('chat-photos:chosen') })).toBeInTheDocument()
  },
})

export const NeverTheFirstMessage = meta.story({
  tags: ['open'],
  parameters: {
    app: {
      path: `/members/${PEOPLE.kees.id}/chat`,
      whole: true,
      situation: freeMember(),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    const sheet = await opened({ app, canvas, userEvent }, PEOPLE.kees.name)
    await expect(sheet.getByText(app.t('chat-photos:first'))).toBeVisible()
    await expect(sheet.queryByLabelText(app.t('chat-photos:choose'))).toBeNull()
  },
})

export const Loading = meta.story({
  parameters: { app: { ...app, network: slow(PHOTOS) } },
  play: async ({ app, canvas, userEvent }) => {
    const sheet = await chosen({ app, canvas, userEvent })
    await userEvent.click(await sheet.findByRole('button', { name: sends({ app }) }))
    await waitFor(() => expect(sheet.queryByLabelText(app.t('chat-photos:other'))).toBeNull())
    await userEvent.keyboard('{Escape}')
    await expect(sheet.getByRole('img', { name: app.t('chat-photos:chosen') })).toBeInTheDocument()
  },
})

export const ErrorState = meta.story({
  name: 'Error',
  parameters: { app: { ...app, network: failing({ code: 'chat.closed' }, PHOTOS) } },
  play: async ({ app, canvas, userEvent }) => {
    const sheet = await chosen({ app, canvas, userEvent })
    await userEvent.click(await sheet.findByRole('button', { name: sends({ app }) }))
    await expect(await sheet.findByRole('alert')).toHaveTextContent(app.t('errors:chat.closed'))
    await expect(await sheet.findByRole('button', { name: sends({ app }) })).toBeVisible()
  },
})
