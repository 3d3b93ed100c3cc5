import { expect } from 'storybook/test'
import { OrderScreen } from '#app/credits/order-screen.tsx'
import { ReturnedOrder } from '#app/credits/returned-order.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { chargedBackOrder, ORDER, refundedOrder, TOTAL } from '#stories/shared/purchases.ts'
import { premiumMember } from '#stories/shared/situations.ts'

const AT = { path: `/transactions/${ORDER}`, whole: true }

const meta = preview.meta({
  title: 'Credits/Payment returned',
  component: OrderScreen,
  subcomponents: { ReturnedOrder },
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
