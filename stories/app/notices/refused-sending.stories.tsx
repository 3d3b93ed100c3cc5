import { expect, fn, screen, within } from 'storybook/test'
import type { CallError } from '#app/client.ts'
import { RefusedSending } from '#app/notices/refused-sending.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { CAST } from '#stories/shared/cast.ts'
import {
  freeMember,
  outOfCredits,
  premiumMember,
  unconfirmedMember,
} from '#stories/shared/situations.ts'
import { CHATS, withChats } from '#stories/shared/talk.ts'

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

export const NothingIsSentOrLost = meta.story({
  parameters: {
    app: {
      path: `/chats/${CHATS.stijn}`,
      whole: true,
      situation: withChats(outOfCredits({ premium: true })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'I have no credits left.{Enter}')
    const sheet = await screen.findByRole('dialog', { name: 'You are out of credits' })
    const buy = await within(sheet).findByRole('link', { name: 'Buy credits' })
    await expect(buy).toHaveAttribute('href', '/credits')
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('textbox')).toHaveValue('I have no credits left.')
    await expect(within(canvas.getByRole('log')).queryByText(/no credits left/)).toBeNull()
  },
})

export const AFreeMemberReadsWhatPremiumIs = meta.story({
  parameters: { app: { path: '/chats', situation: outOfCredits() } },
  play: async () => {
    const buy = await screen.findByRole('link', { name: 'Buy credits' })
    await expect(buy).toHaveAttribute('href', '/premium')
  },
})

export const TooFew = meta.story({
  args: { error: { code: 'credits.insufficient', needed: 5, balance: 3 } },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Too few credits' })
    await expect(within(sheet).getByText(/costs 5 credits, you have 3\./)).toBeVisible()
  },
})

export const BeforeTheEmailIsConfirmed = meta.story({
  parameters: { app: { path: '/chats', situation: unconfirmedMember() } },
  play: async () => {
    await expect(await screen.findByText(/Confirm your email/)).toBeVisible()
  },
})

export const TheFreeLimit = meta.story({
  parameters: {
    app: {
      path: `/members/${CAST.kees.id}/chat`,
      whole: true,
      situation: withChats(freeMember()),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'A third conversation{Enter}')
    const sheet = await screen.findByRole('dialog', { name: 'Keep writing with premium' })
    await expect(await within(sheet).findByText(/at most 2 conversations/)).toBeVisible()
    const premium = await within(sheet).findByRole('link', { name: 'See premium' })
    await expect(premium).toHaveAttribute('href', '/premium')
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('textbox')).toHaveValue('A third conversation')
  },
})

export const SomethingElse = meta.story({
  args: { error: { code: 'chat.closed' } },
  play: async ({ args, userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Not sent' })
    const [close] = await within(sheet).findAllByRole('button', { name: 'Close' })
    if (close) await userEvent.click(close)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
