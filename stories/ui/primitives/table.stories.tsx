import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { Amount } from '#ui/primitives/text/amount.tsx'

type Entry = {
  readonly id: string
  readonly day: string
  readonly what: string
  readonly amount: string
  readonly balance: string
}

const entries: readonly Entry[] = [
  { id: '3', day: '21 Nov', what: 'Message to Noor', amount: '−1', balance: '41' },
  { id: '2', day: '21 Nov', what: '60 credits bought', amount: '+60', balance: '42' },
  { id: '1', day: '20 Nov', what: 'Given at signup', amount: '+5', balance: '5' },
]

const meta = preview.meta({
  title: 'Kit/Data/Table',
  component: Table<Entry>,
  args: {
    caption: 'Where your credits went',
    rows: entries,
    keyOf: ({ id }: Entry) => id,
    columns: [
      { title: 'Day', cell: ({ day }: Entry) => day },
      { title: 'What', cell: ({ what }: Entry) => what },
      {
        title: 'Credits',
        kind: 'amount' as const,
        cell: ({ amount }: Entry) => <Amount>{amount}</Amount>,
      },
      {
        title: 'Then left',
        kind: 'amount' as const,
        spare: true,
        cell: ({ balance }: Entry) => balance,
      },
    ],
  },
})

export const Ledger = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('table', { name: 'Where your credits went' }),
    ).toBeVisible()
    await expect(await canvas.findAllByRole('row')).toHaveLength(4)
    await expect(await canvas.findAllByRole('columnheader')).toHaveLength(4)
  },
})

export const BelowItsHeading = meta.story({
  args: { captionHidden: true },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Where your credits went' })
    await expect(table.querySelector('caption')?.offsetHeight).toBeLessThanOrEqual(1)
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('columnheader')).toHaveLength(3)
  },
})

export const Empty = meta.story({
  args: { rows: [], empty: 'Nothing was spent or bought yet.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell')).toHaveTextContent('Nothing was spent')
  },
})

export const OneWordWithoutABreak = meta.story({
  args: {
    rows: [{ id: '1', day: '1 Jan', what: 'x'.repeat(90), amount: '−10,000', balance: '0' }],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByText('−10,000').getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
})
