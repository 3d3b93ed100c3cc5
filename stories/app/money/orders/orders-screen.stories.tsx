import { expect, within } from 'storybook/test'
import { freeMember, premiumMember } from '#app/mocks/scenes/situations.ts'
import { OrdersScreen } from '#app/money/orders/orders-screen.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { slow } from '#stories/shared/network.ts'
import {
  chargedBackOrder,
  failedOrder,
  ORDER,
  TOTAL,
  unreturnedPayment,
  withdrawnOrder,
} from '#stories/shared/purchases.ts'

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
  play: async ({ app, canvas }) => {
    const list = await canvas.findByRole('list', { name: app.t('credits:orders.caption') })
    const [newest] = await within(list).findAllByRole('link')
    await expect(newest).toHaveTextContent(app.pattern('credits', { count: 60 }))
    await expect(newest).toHaveTextContent(app.t('credits:orders.state.failed'))
    await expect(newest).toHaveAttribute('href', `/transactions/${ORDER}`)
  },
})

/** With what the bank took back. */
export const ChargedBack = meta.story({
  parameters: { app: { ...ORDERS, situation: chargedBackOrder(premiumMember()) } },
  play: async ({ app, canvas }) => {
    const list = await canvas.findByRole('list', { name: app.t('credits:orders.caption') })
    const [newest] = await within(list).findAllByRole('link')
    await expect(newest).toHaveTextContent(app.t('credits:orders.state.charged-back'))
    const money = app.format.money(TOTAL)
    await expect(newest).toHaveTextContent(app.pattern('credits:orders.returned', { money }))
  },
})

/** The date is shown on a phone too. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    const list = await canvas.findByRole('list', { name: app.t('credits:orders.caption') })
    const [newest] = await within(list).findAllByRole('link')
    await expect(newest).toHaveTextContent(/20\d\d/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** Money that came too late: that it comes back is said in the list already. */
export const MoneyGoesBack = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { ...ORDERS, situation: withdrawnOrder(premiumMember()) } },
  play: async ({ app, canvas }) => {
    const money = app.format.money(TOTAL)
    await expect(
      await canvas.findByText(app.pattern('credits:orders.sent-back', { money })),
    ).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const MoneyCouldNotGoBack = meta.story({
  parameters: { app: { ...ORDERS, situation: unreturnedPayment(premiumMember()) } },
  play: async ({ app, canvas }) => {
    const money = app.format.money(TOTAL)
    await expect(
      await canvas.findByText(app.pattern('credits:orders.sent-back-failed', { money })),
    ).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: { app: { ...ORDERS, situation: freeMember() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('credits:orders.empty.title'))).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { app: { ...ORDERS, network: slow('/api/orders') } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('credits:orders.loading'))).toBeInTheDocument()
  },
})
