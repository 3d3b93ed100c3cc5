import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'
import { MessageBubble } from '#ui/patterns/message-bubble/message-bubble.tsx'
import { Quote } from '#ui/patterns/quote/quote.tsx'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'
import { Photo } from '#ui/primitives/photo/photo.tsx'

const at = { text: '21:04', dateTime: '2026-11-21T21:04:00Z' }

const meta = preview.meta({
  title: 'Kit/Chat/MessageBubble',
  component: MessageBubble,
  parameters: {
    grid: {
      rows: {
        theirs: { from: 'them', author: 'Noor' },
        sending: { state: { is: 'sending', label: 'Sending' } },
        sent: { state: { is: 'sent', label: 'Sent' }, cost: '1 credit' },
        read: { state: { is: 'read', label: 'Read' }, cost: '1 credit' },
        waiting: { state: { is: 'waiting', label: 'Waiting' } },
        failed: {
          state: { is: 'failed', label: 'Not sent' },
          retry: { label: 'Try again', onRetry: fn() },
        },
      },
    },
  },
  args: {
    from: 'me' as const,
    author: 'You',
    text: 'Are you going to the book market on Sunday?',
    time: at,
  },
})

export const Theirs = meta.story({
  args: {
    from: 'them',
    author: 'Noor',
    text: 'I never miss it. The stall by the canal, around eleven?',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Noor')).toBeInTheDocument()
    await expect(await canvas.findByText(/I never miss it/)).toBeVisible()
  },
})

export const Sending = meta.story({ args: { state: { is: 'sending', label: 'Sending' } } })

export const SentAndPriced = meta.story({
  args: { state: { is: 'sent', label: 'Sent' }, cost: '1 credit' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 credit')).toBeVisible()
    await expect(await canvas.findByText('Sent')).toBeVisible()
  },
})

export const Read = meta.story({
  args: { state: { is: 'read', label: 'Read' }, cost: '1 credit' },
})

export const Waiting = meta.story({
  args: { state: { is: 'waiting', label: 'Goes out when your email is confirmed' } },
})

export const Failed = meta.story({
  args: {
    state: { is: 'failed', label: 'Not sent, nothing was charged' },
    retry: { label: 'Try again', onRetry: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(args.retry?.onRetry).toHaveBeenCalledOnce()
  },
})

export const Picture = meta.story({
  args: {
    picture: <Photo src={FACES.noorOutside} alt="A photo from you" missing="Photo is gone" />,
    text: 'Last week by the river.',
    cost: '2 credits',
  },
})

export const AnsweringAnother = meta.story({
  args: {
    quote: <Quote author="Noor" text="Saturday morning, perhaps?" />,
    text: 'Saturday it is.',
    action: <IconButton icon="message" label="Reply to this" />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('blockquote')).toHaveTextContent('Noor')
    const reply = await canvas.findByRole('button', { name: 'Reply to this' })
    await expect(reply.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
})

export const OnlyEmoji = meta.story({
  args: { text: '🌻👩‍🚀❤️' },
  play: async ({ canvas }) => {
    const size = (words: string) =>
      Number.parseFloat(getComputedStyle(canvas.getByText(words)).fontSize)
    await expect(size('🌻👩‍🚀❤️')).toBeGreaterThan(40)
  },
})

export const DigitsAreNotEmoji = meta.story({
  args: { text: '1 2 3' },
  play: async ({ canvas }) => {
    const size = Number.parseFloat(getComputedStyle(canvas.getByText('1 2 3')).fontSize)
    await expect(size).toBeLessThan(20)
  },
})

export const FromRightToLeft = meta.story({
  args: { from: 'them', author: 'نور', text: 'مساء الخير، كيف حالك؟' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/مساء/)).direction).toBe('rtl')
  },
})

export const OneWordWithoutABreak = meta.story({
  args: { text: 'hmm'.repeat(200) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const words = await canvas.findByText(/hmm/)
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth)
  },
})

export const LargeText = meta.story({
  args: { state: { is: 'read', label: 'Read' }, cost: '1 credit' },
  globals: { textSize: 'double', viewport: { value: 'phone' } },
})
