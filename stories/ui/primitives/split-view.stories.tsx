import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { chatFrame } from '#stories/shared/chat-frame.tsx'
import { SplitView } from '#ui/primitives/split-view/split-view.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

const meta = preview.meta({
  title: 'Kit/Layout/SplitView',
  component: SplitView,
  parameters: { layout: 'fullscreen' },
  decorators: [chatFrame],
  args: {
    label: 'Chats',
    list: <Text>Noor, Tom and Amal</Text>,
    children: <Text>What Noor wrote</Text>,
    shows: 'detail' as const,
  },
})

export const BesideEachOther = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    const list = canvas.getByText('Noor, Tom and Amal').getBoundingClientRect()
    const detail = canvas.getByText('What Noor wrote').getBoundingClientRect()
    await expect(list.right).toBeLessThanOrEqual(detail.left)
    await expect(list.top).toBe(detail.top)
  },
})

export const APhoneShowsWhatWasChosen = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What Noor wrote')).toBeVisible()
    await expect(await canvas.findByText('Noor, Tom and Amal')).not.toBeVisible()
  },
})

export const APhoneShowsTheList = meta.story({
  args: { shows: 'list' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Noor, Tom and Amal')).toBeVisible()
    await expect(await canvas.findByText('What Noor wrote')).not.toBeVisible()
  },
})

export const APhoneShowsBoth = meta.story({
  args: { shows: 'both', list: <Text>No chats</Text>, children: <Text>People to write to</Text> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = (await canvas.findByText('No chats')).getBoundingClientRect()
    const detail = canvas.getByText('People to write to').getBoundingClientRect()
    await expect(list.bottom).toBeLessThanOrEqual(detail.top)
  },
})
