import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { each, PRESSED } from '#stories/shared/grid.ts'
import { UNBREAKABLE } from '#stories/words.ts'
import { tone } from '#ui/primitives/link/link.css.ts'
import { Link } from '#ui/primitives/link/link.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

const meta = preview.meta({
  title: 'Kit/Action/Link',
  component: Link,
  parameters: { grid: { rows: each('tone', tone), columns: PRESSED } },
  args: { children: 'what that costs', href: '#pricing' },
})

export const InASentence = meta.story({
  render: (args) => (
    <Text>
      Here is <Link {...args} /> before you tap.
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'what that costs' })).toHaveStyle({
      textDecorationLine: 'underline',
    })
  },
})

export const Alone = meta.story({
  args: { alone: true, children: 'Terms' },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link', { name: 'Terms' }).getBoundingClientRect()
    await expect(height).toBeGreaterThanOrEqual(44)
    const { color, textDecorationColor } = getComputedStyle(canvas.getByRole('link'))
    await expect(textDecorationColor).toBe(color)
  },
})

export const Here = meta.story({
  args: { alone: true, children: 'Likes', 'aria-current': 'page' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('aria-current', 'page')
  },
})

/** A router's link is passed as the child, and gets the style. */
export const AroundARoutersLink = meta.story({
  args: {
    asChild: true,
    alone: true,
    tone: 'trust',
    children: <a href="#credits">Credits</a>,
  },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link')
    await expect(links).toHaveLength(1)
    await expect(links[0]).toHaveAttribute('href', '#credits')
  },
})

export const WordWithoutABreak = meta.story({
  args: { children: UNBREAKABLE.repeat(3) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
