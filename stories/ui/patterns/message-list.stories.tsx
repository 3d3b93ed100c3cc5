import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { chatFrame } from '#stories/shared/chat-frame.tsx'
import { MessageBubble } from '#ui/patterns/message-bubble/message-bubble.tsx'
import { MessageList, type MessageListProps } from '#ui/patterns/message-list/message-list.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'

type Line = { readonly seq: number; readonly mine: boolean }

const lines = (from: number, count: number): readonly Line[] =>
  Array.from({ length: count }, (_, index) => ({
    seq: from + index,
    mine: (from + index) % 3 === 0,
  }))

const dayOf = ({ seq }: Line) => (seq < 1000 ? 'Yesterday' : 'Today')

const bubble = ({ seq, mine }: Line) => (
  <MessageBubble
    from={mine ? 'me' : 'them'}
    author={mine ? 'You' : 'Noor'}
    text={`Line ${seq}${' and a little more'.repeat(seq % 4)}`}
  />
)

/** A chat to which messages can be added at either end. */
function Chat(props: MessageListProps<Line>) {
  const [items, setItems] = useState(props.items)
  const next = (items.at(-1)?.seq ?? 999) + 1
  const first = items[0]?.seq ?? 1000
  return (
    <>
      <MessageList<Line> {...props} items={items}>
        {bubble}
      </MessageList>
      <div>
        <Button size="s" onClick={() => setItems([...lines(first - 20, 20), ...items])}>
          Older
        </Button>
        <Button size="s" onClick={() => setItems([...items, { seq: next, mine: false }])}>
          From Noor
        </Button>
        <Button size="s" onClick={() => setItems([...items, { seq: next, mine: true }])}>
          From me
        </Button>
        <Button size="s" onClick={() => setItems(items.slice(0, -1))}>
          Take back
        </Button>
      </div>
    </>
  )
}

const meta = preview.meta({
  title: 'Kit/Chat/MessageList',
  component: MessageList<Line>,
  decorators: [chatFrame],
  args: {
    label: 'Chat with Noor',
    items: lines(990, 60),
    keyOf: ({ seq }: Line) => String(seq),
    dayOf,
    isMine: ({ mine }: Line) => mine,
    children: bubble,
    jump: 'New messages',
    onOlder: fn(),
  },
  render: (args) => <Chat {...args} />,
})

const bottomGap = (log: HTMLElement) => log.scrollHeight - log.clientHeight - log.scrollTop

/** The list after it found its end. */
async function restingLog() {
  await screen.findByText(/^Line 1049/)
  const log = await screen.findByRole('log', { name: 'Chat with Noor' })
  await waitFor(() => expect(log.scrollTop).toBeGreaterThan(1000))
  await waitFor(() => expect(bottomGap(log)).toBeLessThan(2))
  return log
}

export const StartsAtTheEnd = meta.story({
  play: async ({ canvas }) => {
    const log = await restingLog()
    await expect(await canvas.findByText(/^Line 1049/)).toBeVisible()
    await expect(log.querySelectorAll('p').length).toBeLessThan(40)
  },
})

export const FollowsNewMessages = meta.story({
  play: async ({ canvas, userEvent }) => {
    const log = await restingLog()
    await userEvent.click(await canvas.findByRole('button', { name: 'From Noor' }))
    await waitFor(() => expect(canvas.getByText(/^Line 1050/)).toBeVisible())
    await waitFor(() => expect(bottomGap(log)).toBeLessThan(2))
    await expect(canvas.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument()
  },
})

export const LeavesTheReaderAlone = meta.story({
  play: async ({ canvas, userEvent }) => {
    const log = await restingLog()
    log.scrollTop -= 600
    await waitFor(() => expect(log).toHaveAttribute('aria-live', 'off'))

    const place = log.scrollTop
    await userEvent.click(await canvas.findByRole('button', { name: 'From Noor' }))
    const jump = await canvas.findByRole('button', { name: 'New messages' })
    await expect(Math.abs(log.scrollTop - place)).toBeLessThan(2)

    await userEvent.click(jump)
    await waitFor(() => expect(bottomGap(log)).toBeLessThan(2))
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument(),
    )
  },
})

export const ShowsOnesOwn = meta.story({
  play: async ({ canvas, userEvent }) => {
    const log = await restingLog()
    log.scrollTop -= 600
    await waitFor(() => expect(log).toHaveAttribute('aria-live', 'off'))
    await userEvent.click(await canvas.findByRole('button', { name: 'From me' }))
    await waitFor(() => expect(bottomGap(log)).toBeLessThan(2))
    await waitFor(() => expect(canvas.getByText(/^Line 1050/)).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument()
  },
})

export const WhatOneTakesBackIsNotNew = meta.story({
  play: async ({ canvas, userEvent }) => {
    const log = await restingLog()
    await userEvent.click(await canvas.findByRole('button', { name: 'From me' }))
    await waitFor(() => expect(canvas.getByText(/^Line 1050/)).toBeVisible())
    log.scrollTop -= 600
    await waitFor(() => expect(log).toHaveAttribute('aria-live', 'off'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Take back' }))
    await expect(canvas.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument()
    await userEvent.click(await canvas.findByRole('button', { name: 'From Noor' }))
    await expect(await canvas.findByRole('button', { name: 'New messages' })).toBeVisible()
  },
})

export const KeepsItsPlaceWhenOlderOnesCome = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const log = await restingLog()
    log.scrollTop = 200
    await waitFor(() => expect(args.onOlder).toHaveBeenCalled())

    const seen = await canvas.findByText(/^Line 995/)
    const { top } = seen.getBoundingClientRect()
    await userEvent.click(await canvas.findByRole('button', { name: 'Older' }))
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(400))
    await waitFor(() =>
      expect(
        Math.abs(canvas.getByText(/^Line 995/).getBoundingClientRect().top - top),
      ).toBeLessThan(2),
    )
  },
})

export const FewMessagesStandByTheComposer = meta.story({
  args: { items: lines(1000, 2) },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log')
    const last = await canvas.findByText(/^Line 1001/)
    await waitFor(() =>
      expect(log.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom).toBeLessThan(
        40,
      ),
    )
    await expect(await canvas.findByText('Today')).toBeVisible()
  },
})

export const LoadingOlder = meta.story({
  args: { loadingOlder: 'Loading older messages' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading older messages')
  },
})

export const Empty = meta.story({
  args: {
    items: [],
    empty: <EmptyState title="Say something">Noor likes books and long walks.</EmptyState>,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Say something' })).toBeVisible()
  },
})
