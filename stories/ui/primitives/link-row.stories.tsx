import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { PRESSED } from '#stories/shared/grid.ts'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { LinkRow } from '#ui/primitives/link-row/link-row.tsx'
import { Amount } from '#ui/primitives/text/amount.tsx'

const meta = preview.meta({
  title: 'Kit/Navigation/LinkRow',
  component: LinkRow,
  parameters: {
    grid: {
      rows: { value: {}, 'no value': { value: undefined }, 'no state': { state: undefined } },
      columns: { rest: {}, hover: PRESSED.hover, focus: PRESSED.focus },
    },
  },
  args: {
    to: '#first',
    title: '60 credits',
    detail: '21 November 2026, 14:05',
    value: <Amount>€29.99</Amount>,
    state: 'Paid',
  },
  decorators: [
    (Story) => (
      <Page width="narrow">
        <Stack as="ul" gap="xs">
          <li>
            <Story />
          </li>
        </Stack>
      </Page>
    ),
  ],
})

export const Plain = meta.story({
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: /60 credits.*29\.99/ })
    await expect(row).toHaveAttribute('href', '#first')
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
})

export const TheWholeRowLeadsThere = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Paid'))
    await expect(location.hash).toBe('#first')
    history.replaceState(null, '', location.href.split('#')[0])
  },
})

export const WhatWasNotPaid = meta.story({
  args: { value: <Amount tone="muted">€29.99</Amount>, state: 'Failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed')).toBeVisible()
  },
})

export const TenThousandInLargeText = meta.story({
  args: { title: '10,000 credits', value: <Amount>€3,100.00</Amount> },
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = (await canvas.findByRole('link')).getBoundingClientRect()
    const value = canvas.getByText('€3,100.00').getBoundingClientRect()
    await expect(value.right).toBeLessThanOrEqual(row.right)
  },
})
