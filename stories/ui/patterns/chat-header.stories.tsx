import { expect, within } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'
import { ChatHeader } from '#ui/patterns/chat-header/chat-header.tsx'
import { KindLabel } from '#ui/patterns/kind-label/kind-label.tsx'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'

const meta = preview.meta({
  title: 'Kit/Chat/ChatHeader',
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

/** Beside the name large text had room for one letter per line. */
export const LargeTextOnAPhone = meta.story({
  args: {
    name: 'Maximiliaan',
    kind: (
      <>
        <KindLabel label="Cam-Profil: von einem Cam-Anbieter, nicht von einem Mitglied" />
        <KindLabel label="Demo-Mitglied: antwortet nach einem Skript" />
      </>
    ),
  },
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: /Maximiliaan.*Demo-Mitglied/ })
    const back = canvas.getByRole('button', { name: 'Back to chats' }).getBoundingClientRect()
    const more = canvas.getByRole('button', { name: 'More' }).getBoundingClientRect()
    const name = within(heading).getByText('Maximiliaan').getBoundingClientRect()
    await expect(name.left).toBeGreaterThanOrEqual(back.right)
    await expect(name.right).toBeLessThanOrEqual(more.left)
    // At the header's width it takes five lines; beside the name it took thirteen.
    const label = canvas.getByText(/^Cam-Profil/)
    const line = Number.parseFloat(getComputedStyle(label).lineHeight)
    await expect(label.getBoundingClientRect().height).toBeLessThan(6 * line)
    await expect(label.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.bottom)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** In line with the name it took two lines. */
export const OneLineOnAPhone = meta.story({
  args: { kind: <KindLabel label="Fiktives Profil: kein Treffen möglich" icon="fictional" /> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const label = await canvas.findByText(/^Fiktives Profil/)
    const line = Number.parseFloat(getComputedStyle(label).lineHeight)
    await expect(label.getBoundingClientRect().height).toBeLessThan(2 * line)
    const back = canvas.getByRole('button', { name: 'Back to chats' }).getBoundingClientRect()
    const region = label.closest('[id$="-kind"]')
    await expect(Math.abs((region?.getBoundingClientRect().left ?? 0) - back.left)).toBeLessThan(1)
  },
})

export const OnADesk = meta.story({
  args: { kind: <KindLabel label="Fictional profile: no meeting in person" icon="fictional" /> },
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    const name = (await canvas.findByText('Noor')).getBoundingClientRect()
    const label = (await canvas.findByText(/^Fictional profile/)).getBoundingClientRect()
    await expect(label.left).toBeGreaterThan(name.right)
    await expect(label.bottom).toBeGreaterThan(name.top)
    await expect(label.top).toBeLessThan(name.bottom)
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
