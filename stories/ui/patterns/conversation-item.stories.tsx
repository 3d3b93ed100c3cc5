import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES, MISSING_PICTURE } from '#stories/shared/faces.ts'
import { ConversationItem } from '#ui/patterns/conversation-item/conversation-item.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'

const meta = preview.meta({
  title: 'Kit/Chat/ConversationItem',
  component: ConversationItem,
  args: {
    to: '#chats/noor',
    name: 'Noor',
    photo: FACES.noorSmall,
    last: 'The stall by the canal, around eleven?',
    time: { text: '21:04', dateTime: '2026-11-21T21:04:00Z' },
  },
  decorators: [
    (Story) => (
      <Stack as="ul" gap="none" label="Chats">
        <li>
          <Story />
        </li>
      </Stack>
    ),
  ],
})

export const Read = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Noor.*21:04.*canal/ })).toHaveAttribute(
      'href',
      '#chats/noor',
    )
  },
})

export const Unread = meta.story({
  args: { unread: { text: '99+', label: '112 unread messages' }, online: 'Online' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /112 unread messages/ })).toBeVisible()
  },
})

export const Current = meta.story({
  args: { current: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('aria-current', 'page')
  },
})

export const Fictional = meta.story({
  args: {
    name: 'Amal',
    photo: FACES.amalSmall,
    kind: 'Fictional profile',
  },
})

export const LongEverything = meta.story({
  args: {
    name: 'Wilhelminaantoinettemariegeorginefrederiqueconstancevanderlin',
    kind: 'Kuvitteellinen profiili · Demojäsen',
    last: 'Nochmalsvielenherzlichendankfürdiewunderbarenachrichtvongesternabend',
    photo: MISSING_PICTURE,
    unread: { text: '3', label: '3 unread messages' },
  },
  globals: { viewport: { value: 'phone' }, textSize: 'double' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link')
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
  },
})

export const FromRightToLeft = meta.story({ args: { name: 'نور الهدى', last: 'مساء الخير' } })
