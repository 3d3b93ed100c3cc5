import { expect } from 'storybook/test'
import { FailedOrder } from '#app/credits/failed-order.tsx'
import { OrderScreen } from '#app/credits/order-screen.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { failing } from '#stories/shared/network.ts'
import { cancelledOrder, failedOrder, ORDER, TOTAL } from '#stories/shared/purchases.ts'
import { premiumMember } from '#stories/shared/situations.ts'

const FAILED = {
  path: `/transactions/${ORDER}`,
  whole: true,
  situation: failedOrder(premiumMember()),
}

const meta = preview.meta({
  title: 'Credits/Payment failed',
  component: OrderScreen,
  subcomponents: { FailedOrder },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: FAILED,
  },
  args: { id: ORDER },
})

export const AnotherMethodOnTheSameOrder = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('credits:order.failed.title') }),
    ).toBeVisible()
    await userEvent.click(
      await canvas.findByRole('button', {
        name: app.t('credits:order.failed.retry', { money: app.format.money(TOTAL) }),
      }),
    )
    await expect(await canvas.findByText(app.t('credits:checkout.method-needed'))).toBeVisible()
  },
})

export const InDutch = meta.story({
  globals: { locale: 'nl' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'De betaling is mislukt of geannuleeerd' }),
    ).toBeVisible()
  },
})

export const Cancelled = meta.story({
  parameters: { app: { ...FAILED, situation: cancelledOrder(premiumMember()) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No credits were added/)).toBeVisible()
  },
})

export const TheRetryGotNoFurther = meta.story({
  parameters: {
    app: {
      ...FAILED,
      network: failing({ code: 'payment.provider-unreachable' }, '/api/orders/*/payments'),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('radio', {
        name: (said) => said.startsWith(app.t('credits:method.creditcard')),
      }),
    )
    await userEvent.click(
      await canvas.findByRole('button', {
        name: app.t('credits:order.failed.retry', { money: app.format.money(TOTAL) }),
      }),
    )
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(
      await canvas.findByRole('radio', {
        name: (said) => said.startsWith(app.t('credits:method.creditcard')),
      }),
    ).toBeChecked()
  },
})
