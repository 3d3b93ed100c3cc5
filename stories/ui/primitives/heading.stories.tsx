import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { variantOf, words } from '#stories/shared/controls.ts'
import { each } from '#stories/shared/grid.ts'
import { LONG_NAME, RTL_NAME, UNBREAKABLE } from '#stories/words.ts'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { align, headingSize } from '#ui/primitives/text/text.css.ts'

const meta = preview.meta({
  title: 'Kit/Text/Heading',
  component: Heading,
  parameters: {
    grid: { rows: each('size', headingSize), columns: each('tone', ['ink', 'ember', 'trust']) },
  },
  argTypes: { children: words, size: variantOf(headingSize), align: variantOf(align) },
  args: { children: 'Somebody wrote to you tonight' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toHaveTextContent(
      'Somebody wrote',
    )
  },
})

export const Outline = meta.story({
  render: () => (
    <Stack>
      <Heading level={1}>Members near Utrecht</Heading>
      <Heading level={2}>New here</Heading>
      <Heading level={3}>Anouk, 34</Heading>
      <Heading level={4}>What I look for</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas
      .getAllByRole('heading')
      .map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
    await expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  },
})

export const Headline = meta.story({
  args: { level: 1, size: 'xxxl', children: 'Two people. One spark.' },
  play: async ({ canvas }) => {
    const { fontFamily } = getComputedStyle(canvas.getByRole('heading', { level: 1 }))
    await expect(fontFamily).toContain('Fraunces')
  },
})

export const LongName = meta.story({
  args: { level: 1, typed: true, children: LONG_NAME },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading')
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth)
  },
})

export const NameFromRightToLeft = meta.story({
  args: { typed: true, children: RTL_NAME },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading')).direction).toBe('rtl')
  },
})

export const WordWithoutABreakTwiceTheSize = meta.story({
  args: { level: 1, children: UNBREAKABLE },
  globals: { textSize: 'double' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading')
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth)
  },
})
