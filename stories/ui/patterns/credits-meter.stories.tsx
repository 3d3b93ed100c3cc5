import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { each, PRESSED } from '#stories/shared/grid.ts'
import { tones } from '#ui/patterns/credits-meter/credits-meter.css.ts'
import { CreditsMeter } from '#ui/patterns/credits-meter/credits-meter.tsx'

const meta = preview.meta({
  title: 'Kit/Money/CreditsMeter',
  component: CreditsMeter,
  parameters: { grid: { rows: each('tone', tones), columns: PRESSED } },
  args: { balance: '42 credits', more: 'where they went', to: '#ledger' },
})

export const Plenty = meta.story({
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /42 credits/ })
    await expect(link).toHaveAttribute('href', '#ledger')
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
})

export const Few = meta.story({
  args: { balance: '8 credits', more: 'top up', tone: 'warning' },
})

export const None = meta.story({
  args: { balance: '0 credits', more: 'top up', tone: 'danger' },
})

export const TenThousand = meta.story({ args: { balance: '10,000 credits' } })

export const OnlyToRead = meta.story({
  args: { to: undefined, more: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
})

export const OpensTheLedger = meta.story({
  args: { to: undefined, onOpen: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /42 credits/ }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
})

export const LargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'phone' } },
})
