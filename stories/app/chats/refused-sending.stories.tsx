import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { RefusedSending } from '#app/chats/composer/refused-sending.tsx'
import type { CallError } from '#app/client/client.ts'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import {
  freeMember,
  outOfCredits,
  premiumMember,
  unconfirmedMember,
} from '#app/mocks/scenes/situations.ts'
import { beginOtherChats, CHATS, withChats, withOneChat } from '#app/mocks/scenes/talk.ts'
import preview from '#stories/.storybook/preview.tsx'
import type { Playing } from '#stories/shared/playing.ts'

const UNSENT = 'I have no credits left.'

const meta = preview.meta({
  title: 'Chat/Insufficient credits',
  component: RefusedSending,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/chats', situation: premiumMember() } },
  args: {
    error: { code: 'credits.insufficient', needed: 1, balance: 0 } as CallError,
    onClose: fn(),
  },
})

const inTheChat = {
  path: `/chats/${CHATS.stijn}`,
  whole: true,
  situation: withChats(outOfCredits({ premium: true })),
}

/** Tries to send something without enough credits. */
async function refused({ app, canvas, userEvent }: Playing) {
  await userEvent.type(await canvas.findByRole('textbox'), `${UNSENT}{Enter}`)
  return within(await screen.findByRole('dialog', { name: app.t('chats:insufficient.title-none') }))
}

export const NoCreditsLeft = meta.story({
  tags: ['open'],
  parameters: { app: inTheChat },
  play: async ({ app, canvas, userEvent }) => {
    const sheet = await refused({ app, canvas, userEvent })
    const buy = await sheet.findByRole('link', { name: app.t('chats:insufficient.buy') })
    await expect(buy).toHaveAttribute('href', '/credits')
  },
})

export const NothingIsSentOrLost = meta.story({
  parameters: { app: inTheChat },
  play: async ({ app, canvas, userEvent }) => {
    await refused({ app, canvas, userEvent })
    await userEvent.keyboard('{Escape}')
    const field = await canvas.findByRole('textbox')
    await expect(field).toHaveValue(UNSENT)
    await waitFor(() => expect(field).toHaveFocus())
    await expect(within(canvas.getByRole('log')).queryByText(UNSENT)).toBeNull()
  },
})

export const AFreeMemberBuysWithTheBalanceInSight = meta.story({
  name: 'Free member',
  tags: ['open'],
  parameters: { app: { path: '/chats', situation: outOfCredits() } },
  play: async ({ app }) => {
    const buy = await screen.findByRole('link', { name: app.t('chats:insufficient.buy') })
    await expect(buy).toHaveAttribute('href', '/credits')
  },
})

export const TooFew = meta.story({
  tags: ['open'],
  args: { error: { code: 'credits.insufficient', needed: 5, balance: 3 } },
  play: async ({ app }) => {
    const name = app.t('chats:insufficient.title')
    const sheet = await screen.findByRole('dialog', { name })
    const text = app.t('chats:insufficient.text', { count: 5, balance: 3 })
    await expect(within(sheet).getByText(text)).toBeVisible()
  },
})

export const BeforeTheEmailIsConfirmed = meta.story({
  tags: ['open'],
  parameters: { app: { path: '/chats', situation: unconfirmedMember() } },
  play: async ({ app, userEvent }) => {
    const text = app.t('chats:insufficient.held')
    await expect(await screen.findByText(text, { exact: false })).toBeVisible()
    await expect(screen.queryByRole('link', { name: app.t('chats:insufficient.buy') })).toBeNull()
    const resend = app.t('notices:activation.resend')
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(await sheet.findByRole('button', { name: resend }))
    await expect(await sheet.findByRole('status')).toBeVisible()
    await expect(sheet.queryByRole('button', { name: resend })).toBeNull()
  },
})

const lastChat = {
  path: `/members/${PEOPLE.kees.id}/chat`,
  whole: true,
  situation: withOneChat(freeMember()),
}

/** Writes in the last conversation that a free member may begin, after another tab has begun it. */
async function oneTooMany({ app, canvas, userEvent }: Playing) {
  const field = await canvas.findByRole('textbox')
  await userEvent.type(field, UNSENT)
  await beginOtherChats(app)
  await userEvent.type(field, '{Enter}')
  return within(await screen.findByRole('dialog', { name: app.t('chats:limit.title') }))
}

export const TheFreeLimit = meta.story({
  tags: ['open'],
  parameters: { app: lastChat },
  play: async ({ app, canvas, userEvent }) => {
    const sheet = await oneTooMany({ app, canvas, userEvent })
    const limit = app.t('chats:limit.conversations', { count: 2 })
    await expect(await sheet.findByText(limit, { exact: false })).toBeVisible()
    const premium = await sheet.findByRole('link', { name: app.t('chats:limit.action') })
    await expect(premium).toHaveAttribute('href', '/premium')
  },
})

export const NothingIsLostAtTheLimit = meta.story({
  name: 'Kept draft',
  parameters: { app: lastChat },
  play: async ({ app, canvas, userEvent }) => {
    await oneTooMany({ app, canvas, userEvent })
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('textbox')).toHaveValue(UNSENT)
  },
})

export const SomethingElse = meta.story({
  tags: ['open'],
  args: { error: { code: 'chat.closed' } },
  play: async ({ app, args, userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: app.t('chats:state.refused') })
    const [close] = await within(sheet).findAllByRole('button', { name: app.t('close') })
    if (close) await userEvent.click(close)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
