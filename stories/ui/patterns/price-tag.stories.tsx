import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { variantOf } from '#stories/shared/controls.ts'
import { each } from '#stories/shared/grid.ts'
import { PriceTag } from '#ui/patterns/price-tag/price-tag.tsx'
import { amountSize } from '#ui/primitives/text/text.css.ts'

const meta = preview.meta({
  title: 'Kit/Money/PriceTag',
  component: PriceTag,
  parameters: {
    grid: {
      rows: each('size', amountSize),
      columns: { full: {}, reduced: { before: { price: '€24.99', was: 'before', now: 'now' } } },
    },
  },
  argTypes: { size: variantOf(amountSize) },
  args: { price: '€19.99' },
})

export const Price = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('€19.99')).toBeVisible()
  },
})

const REDUCED = { price: '€14.99', before: { price: '€19.99', was: 'Was', now: 'Now' } }

export const Discounted = meta.story({
  args: { ...REDUCED, size: 'xl' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Was €19.99Now €14.99')
    await expect(canvasElement.querySelector('s')).toHaveTextContent('€19.99')
  },
})

/** The old price ends where the new one does. */
export const Stacked = meta.story({
  args: { ...REDUCED, size: 'l', stacked: true },
  play: async ({ canvasElement }) => {
    const [old, now] = canvasElement.querySelectorAll('s, s ~ span')
    await expect(old?.getBoundingClientRect().right).toBeCloseTo(
      now?.getBoundingClientRect().right ?? 0,
      0,
    )
  },
})

export const Thousands = meta.story({ args: { price: '1 899,90 zł', size: 'xxl' } })
