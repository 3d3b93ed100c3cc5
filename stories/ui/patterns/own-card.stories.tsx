import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'
import { UNBREAKABLE } from '#stories/words.ts'
import { OwnCard } from '#ui/patterns/own-card/own-card.tsx'

const line = {
  key: 'line',
  text: 'Ask me about the night train to Vienna.',
  action: 'change your line',
  quoted: true,
  onPress: fn(),
}
const place = { key: 'place', text: 'Utrecht', action: 'change your town', onPress: fn() }
const name = { key: 'name', text: 'Noor, 34', action: 'change your name', onPress: fn() }

const meta = preview.meta({
  title: 'Kit/People/OwnCard',
  component: OwnCard,
  args: { label: 'Your card so far', parts: [line] },
})

export const ALine = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /change your line/ }))
    await expect(line.onPress).toHaveBeenCalledOnce()
  },
})

export const Grown = meta.story({
  args: { picture: FACES.noor, parts: [line, place, name] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button')).toHaveLength(3)
  },
})

export const OnlyAPlace = meta.story({ args: { parts: [place] } })

export const AWordWithoutABreak = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { picture: FACES.noor, parts: [{ ...line, text: UNBREAKABLE }, name] },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})
