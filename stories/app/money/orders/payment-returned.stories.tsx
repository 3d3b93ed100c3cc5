import { expect, within } from 'storybook/test'
import { premiumMember } from '#app/mocks/scenes/situations.ts'
import { OrderScreen } from '#app/money/orders/order-screen.tsx'
import { PaymentReturns } from '#app/money/orders/payment-returns.tsx'
import { ReturnedOrder } from '#app/money/orders/returned-order.tsx'
import { UnpaidOrder } from '#app/money/orders/unpaid-order.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { amount } from '#stories/shared/prices.ts'
import {
  chargedBackOrder,
  ORDER,
  refundedOrder,
  TOTAL,
  unreturnedPayment,
  withdrawnOrder,
} from '#stories/shared/purchases.ts'

const AT = { path: `/transactions/${ORDER}`, whole: true }

const meta = preview.meta({
  title: 'Credits/Payment returned',
  component: OrderScreen,
  subcomponents: { ReturnedOrder, PaymentReturns, UnpaidOrder },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { ...AT, situation: refundedOrder(premiumMember()) } },
  args: { id: ORDER },
})

export const PaidBack = meta.story({
  play: async ({ app, canvas }) => {
    const title = app.t('credits:order.refunded.title')
    await expect(await canvas.findByRole('heading', { name: title, level: 1 })).toBeVisible()
    const money = app.format.money(TOTAL)
    await expect(
      await canvas.findByText(app.pattern('credits:order.refunded.text', { money })),
    ).toBeVisible()
    const region = { name: app.t('credits:receipt.title') }
    const receipt = within(await canvas.findByRole('region', region))
    await expect(receipt.getByText(app.t('credits:receipt.remaining'))).toBeVisible()
    await expect(receipt.getByText(amount(app, TOTAL.amount, '−'))).toBeVisible()
    // Of the total, of what was refunded, and of what remains.
    const vat = app.t('credits:receipt.vat', { percent: app.format.percent(21) })
    await expect(receipt.getAllByText(vat)).toHaveLength(3)
  },
})

export const TakenBackByTheBank = meta.story({
  parameters: { app: { ...AT, situation: chargedBackOrder(premiumMember()) } },
  play: async ({ app, canvas }) => {
    const title = app.t('credits:order.charged-back.title')
    await expect(await canvas.findByRole('heading', { name: title, level: 1 })).toBeVisible()
    const money = app.format.money(TOTAL)
    await expect(
      await canvas.findByText(app.pattern('credits:order.charged-back.text', { money })),
    ).toBeVisible()
  },
})

export const LateMoneyForAWithdrawnOrder = meta.story({
  name: 'Late, withdrawn',
  parameters: { app: { ...AT, situation: withdrawnOrder(premiumMember()) } },
  play: async ({ app, canvas }) => {
    const title = app.t('credits:order.unpaid.title')
    await expect(await canvas.findByRole('heading', { name: title, level: 1 })).toBeVisible()
    const money = app.format.money(TOTAL)
    await expect(
      await canvas.findByText(app.pattern('credits:order.sent-back', { money })),
    ).toBeVisible()
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
  },
})

export const LateMoneyThatCouldNotGoBack = meta.story({
  name: 'Late, not returned',
  parameters: { app: { ...AT, situation: unreturnedPayment(premiumMember()) } },
  play: async ({ app, canvas }) => {
    const money = app.format.money(TOTAL)
    await expect(
      await canvas.findByText(app.pattern('credits:order.sent-back-failed', { money })),
    ).toBeVisible()
  },
})
