import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { each } from '#stories/shared/grid.ts'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Amount } from '#ui/primitives/text/amount.tsx'
import { amountSize } from '#ui/primitives/text/text.css.ts'

const meta = preview.meta({
  title: 'Kit/Text/Amount',
  component: Amount,
  parameters: {
    grid: {
      rows: each('size', amountSize),
      columns: {
        ...each('tone', ['trust', 'ink', 'muted', 'danger', 'warning']),
        reduced: { was: '€ 49,99' },
      },
    },
  },
  args: { children: '€ 39,99' },
})

export const Price = meta.story({
  args: { size: 'xl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('€ 39,99')).toHaveStyle({ whiteSpace: 'nowrap' })
  },
})

export const DigitsOfOneWidth = meta.story({
  render: () => (
    <Stack gap="xxs" align="start">
      <Amount size="xxl">11:11:11</Amount>
      <Amount size="xxl">08:40:52</Amount>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [one, other] = ['11:11:11', '08:40:52'].map(
      (time) => canvas.getByText(time).getBoundingClientRect().width,
    )
    await expect(one).toBeCloseTo(other ?? 0, 0)
  },
})

export const Before = meta.story({
  render: () => (
    <Inline align="baseline">
      <Amount size="xl">€ 29,99</Amount>
      <Amount was="Was">€ 39,99</Amount>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Was').closest('s')).toHaveTextContent('Was € 39,99')
  },
})

export const TenThousand = meta.story({
  args: { children: '10.000 credits', size: 'l' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10.000 credits')).toBeVisible()
  },
})
