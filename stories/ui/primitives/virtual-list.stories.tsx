import { expect, fn, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { chatFrame } from '#stories/shared/chat-frame.tsx'
import { ConversationItem } from '#ui/patterns/conversation-item/conversation-item.tsx'
import { VirtualList } from '#ui/primitives/virtual-list/virtual-list.tsx'

const numbers = Array.from({ length: 5000 }, (_, index) => index + 1)

const meta = preview.meta({
  title: 'Kit/Data/VirtualList',
  component: VirtualList<number>,
  decorators: [chatFrame],
  args: {
    label: 'Chats',
    items: numbers,
    onEnd: fn(),
    children: (each: number) => (
      <ConversationItem
        key={each}
        to={`#chats/${each}`}
        name={`Member ${each}`}
        last="See you on Sunday"
        time={{ text: '21:04', dateTime: '2026-11-21T21:04:00Z' }}
      />
    ),
  },
})

export const FiveThousand = meta.story({
  play: async ({ args, canvas }) => {
    const list = await canvas.findByRole('region', { name: 'Chats' })
    await expect(await canvas.findByText('Member 1')).toBeVisible()
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40)
    await expect(args.onEnd).not.toHaveBeenCalled()

    list.scrollTop = list.scrollHeight
    await waitFor(() => expect(canvas.getByText('Member 5000')).toBeInTheDocument())
    await expect(args.onEnd).toHaveBeenCalled()
  },
})

export const Empty = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument()
  },
})
