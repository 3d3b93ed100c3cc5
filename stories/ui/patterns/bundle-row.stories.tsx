import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { PRESSED } from '#stories/shared/grid.ts'
import { BundleRow, type BundleRowProps } from '#ui/patterns/bundle-row/bundle-row.tsx'
import { Fieldset } from '#ui/primitives/field/fieldset.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'

const meta = preview.meta({
  title: 'Kit/Money/BundleRow',
  component: BundleRow,
  parameters: {
    grid: {
      rows: { 'not chosen': {}, chosen: { checked: true } },
      columns: { rest: {}, hover: PRESSED.hover, focus: PRESSED.focus },
    },
  },
  args: {
    name: 'bundle',
    value: '60',
    checked: false,
    onChoose: fn(),
    credits: '60 credits',
    each: '€0.67 per message',
    price: '€39.99',
  },
  decorators: [
    (Story) => (
      <Page width="reading">
        <Fieldset legend="How many credits?">
          <Story />
        </Fieldset>
      </Page>
    ),
  ],
})

export const Plain = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('€0.67 per message'))
    await expect(args.onChoose).toHaveBeenCalledWith('60')
  },
})

export const Chosen = meta.story({
  args: { checked: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /60 credits/ })).toBeChecked()
  },
})

export const Discounted = meta.story({
  args: {
    price: '€29.99',
    each: '€0.50 per message',
    before: { price: '€39.99', was: 'Was', now: 'Now' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('€39.99')).toBeVisible()
    await expect(await canvas.findByRole('radio')).toHaveAccessibleName(/Now\s+€29\.99/)
  },
})

const bundles = [
  { value: '25', credits: '25 credits', each: '€0.80 per message', price: '€19.99' },
  { value: '60', credits: '60 credits', each: '€0.67 per message', price: '€39.99' },
  { value: '150', credits: '150 credits', each: '€0.57 per message', price: '€84.99' },
  { value: '400', credits: '400 credits', each: '€0.47 per message', price: '€189.99' },
]

function Choice(props: BundleRowProps) {
  const [chosen, setChosen] = useState('60')
  return bundles.map((bundle) => (
    <BundleRow
      key={bundle.value}
      {...props}
      {...bundle}
      checked={bundle.value === chosen}
      onChoose={setChosen}
    />
  ))
}

export const ByArrowKeys = meta.story({
  render: (args) => <Choice {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /60 credits/ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(await canvas.findByRole('radio', { name: /150 credits/ })).toBeChecked()
  },
})

export const TenThousandInLargeText = meta.story({
  args: { credits: '10,000 credits', each: '€0.31 per message', price: '€3,100.00', checked: true },
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const price = canvas.getByText('€3,100.00').getBoundingClientRect()
    const card = canvas.getByRole('radio').closest('label')?.getBoundingClientRect()
    await expect(price.right).toBeLessThanOrEqual(card?.right ?? 0)
  },
})
