import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { expectDifferent } from '#stories/shared/alike.ts'
import { each } from '#stories/shared/grid.ts'
import { PARAGRAPH, UNBREAKABLE } from '#stories/words.ts'
import { tone } from '#ui/primitives/layout/layout.css.ts'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

const meta = preview.meta({
  title: 'Kit/Layout/Surface',
  component: Surface,
  parameters: { grid: { rows: each('tone', tone) } },
  args: {
    as: 'section',
    label: 'About Anouk',
    children: (
      <Stack gap="xs">
        <Heading level={3}>About me</Heading>
        <Text>{PARAGRAPH}</Text>
      </Stack>
    ),
  },
})

export const Card = meta.story({
  name: 'As A Card',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'About Anouk' })).toBeVisible()
  },
})

export const AllTones = meta.story({
  render: () => (
    <Stack gap="m">
      {(['card', 'raised', 'sunken', 'ember', 'trust', 'outline'] as const).map((tone) => (
        <Surface key={tone} tone={tone}>
          <Text>{tone}</Text>
        </Surface>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const sheets = ['card', 'sunken', 'ember', 'trust'].map(
      (tone) => canvas.getByText(tone).parentElement,
    )
    const colors = sheets.map((sheet) => sheet && getComputedStyle(sheet).backgroundColor)
    await expectDifferent(colors)
  },
})

export const WordWithoutABreak = meta.story({
  args: { children: <Text>{UNBREAKABLE.repeat(3)}</Text> },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
})
