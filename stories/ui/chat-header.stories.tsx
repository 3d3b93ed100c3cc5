import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { ChatHeader } from '#ui/chat-header/chat-header.tsx'
import { KindLabel } from '#ui/kind-label/kind-label.tsx'

const meta = preview.meta({
  title: 'Kit/ChatHeader',
  component: ChatHeader,
  args: {
    name: 'Noor',
    photo: FACES.noorSmall,
    to: '#members/noor',
    back: <IconButton icon="back" label="Back to chats" />,
    menu: <IconButton icon="more" label="More" />,
  },
})

export const SomebodyOnline = meta.story({
  args: { online: 'Online now' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: /Noor.*Online now/, level: 1 })
    await expect(heading).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /Noor/ })).toHaveAttribute(
      'href',
      '#members/noor',
    )
  },
})

export const SaysWhatItIs = meta.story({
  args: { kind: <KindLabel label="Fictional profile: no meeting in person" icon="fictional" /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Fictional profile/ })).toBeVisible()
  },
})

export const SomebodyWhoLeft = meta.story({
  args: { name: 'Somebody who left', photo: null, to: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
})

export const ALongNameOnAPhone = meta.story({
  args: { name: 'Wilhelmina-Josephine van Oosterhout-Vandenbroucke', online: 'Online now' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'More' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
