import { expect, within } from 'storybook/test'
import { OrdersScreen } from '#app/credits/orders-screen.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { slow } from '#stories/shared/network.ts'
import { failedOrder } from '#stories/shared/purchases.ts'
import { freeMember, premiumMember } from '#stories/shared/situations.ts'

const ORDERS = { path: '/transactions', whole: true, situation: failedOrder(premiumMember()) }

const meta = preview.meta({
  title: 'Credits/Orders',
  component: OrdersScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: ORDERS,
  },
})

export const NewestFirst = meta.story({
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table')
    const [, newest] = await within(table).findAllByRole('row')
    await expect(newest).toHaveTextContent(/60 credits.*Failed/)
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Empty = meta.story({
  parameters: { app: { ...ORDERS, situation: freeMember() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing bought yet')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { app: { ...ORDERS, network: slow('/api/orders') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading orders')).toBeInTheDocument()
  },
})
