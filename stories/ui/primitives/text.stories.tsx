import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { expectDifferent } from '#stories/shared/alike.ts'
import { variantOf, words } from '#stories/shared/controls.ts'
import { each } from '#stories/shared/grid.ts'
import { EMOJI_NAME, PARAGRAPH, RTL_NAME, UNBREAKABLE } from '#stories/words.ts'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { align, size, tone, weight } from '#ui/primitives/text/text.css.ts'
import { Text } from '#ui/primitives/text/text.tsx'

const meta = preview.meta({
  title: 'Kit/Text/Text',
  component: Text,
  parameters: {
    grid: {
      rows: each('size', size),
      columns: { ...each('tone', tone), semibold: { weight: 'semibold' } },
    },
  },
  argTypes: {
    children: words,
    size: variantOf(size),
    tone: variantOf(tone),
    weight: variantOf(weight),
    align: variantOf(align),
  },
  args: { children: PARAGRAPH },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(PARAGRAPH)).toHaveStyle({ fontSize: '17px' })
  },
})

export const Tones = meta.story({
  render: () => (
    <Stack gap="xs">
      {(['ink', 'muted', 'ember', 'trust', 'warning', 'danger', 'success'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const colors = ['ember', 'trust', 'danger'].map(
      (tone) => getComputedStyle(canvas.getByText(tone)).color,
    )
    await expectDifferent(colors)
  },
})

export const OneLine = meta.story({
  args: { lines: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(PARAGRAPH).getBoundingClientRect().height).toBeLessThan(30)
  },
})

export const TwoLines = meta.story({
  args: { lines: 2, children: PARAGRAPH.repeat(4) },
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('p')
    await expect(text?.getBoundingClientRect().height).toBeLessThan(60)
    await expect(text?.scrollHeight).toBeGreaterThan(60)
  },
})

export const FromRightToLeft = meta.story({
  args: { typed: true, children: RTL_NAME },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(RTL_NAME)).direction).toBe('rtl')
  },
})

export const Emoji = meta.story({
  args: { typed: true, children: EMOJI_NAME },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(EMOJI_NAME)).toBeVisible()
  },
})

export const WordWithoutABreak = meta.story({
  args: { children: UNBREAKABLE.repeat(4) },
  play: async ({ canvas }) => {
    const text = await canvas.findByText(UNBREAKABLE.repeat(4))
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
  },
})

export const TwiceTheSize = meta.story({
  globals: { textSize: 'double' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(PARAGRAPH)).toHaveStyle({ fontSize: '34px' })
  },
})
