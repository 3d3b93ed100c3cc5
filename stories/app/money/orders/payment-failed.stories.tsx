import { expect, fn, waitFor } from 'storybook/test'
import { storyId } from '#app/mocks/scenes/situation.ts'
import { newcomer, premiumMember } from '#app/mocks/scenes/situations.ts'
import { FailedOrder } from '#app/money/orders/failed-order.tsx'
import { OrderScreen } from '#app/money/orders/order-screen.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { failing } from '#stories/shared/network.ts'
import { euros } from '#stories/shared/prices.ts'
import {
  cancelledOrder,
  failedOrder,
  ORDER,
  replacedOrder,
  retriedWithoutDiscount,
  TOTAL,
} from '#stories/shared/purchases.ts'
import { WAITING } from '#stories/shared/sample-order.ts'

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
  name: 'Another method',
  play: async ({ app, canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('credits:order.failed.title') }),
    ).toBeVisible()
    const retry = { name: app.t('credits:checkout.pay', { money: app.format.money(TOTAL) }) }
    await userEvent.click(await canvas.findByRole('button', retry))
    // The failed method is not preselected again.
    await expect(await canvas.findByText(app.t('credits:checkout.method-needed'))).toBeVisible()
    const card = await canvas.findByRole('radio', {
      name: (label) => label.startsWith(app.t('credits:method.creditcard')),
    })
    await userEvent.click(card)
    await expect(card).toBeChecked()
  },
})

export const OneBarOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { ...FAILED, situation: cancelledOrder(premiumMember()) } },
  play: async ({ app, canvas }) => {
    const pay = await canvas.findByRole('button', {
      name: app.t('credits:checkout.pay', { money: app.format.money(TOTAL) }),
    })
    await waitFor(() => expect(pay.getBoundingClientRect().bottom).toBeLessThan(innerHeight))
    await expect(pay.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight - 48)
    await expect(canvas.queryByRole('navigation', { name: app.t('nav.main') })).toBeNull()
  },
})

/** Spec §8, literally. */
const AS_THE_SPEC_SAYS = 'De betaling is mislukt of geannuleeerd'

export const InDutch = meta.story({
  globals: { locale: 'nl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: AS_THE_SPEC_SAYS })).toBeVisible()
  },
})

export const Cancelled = meta.story({
  parameters: { app: { ...FAILED, situation: cancelledOrder(premiumMember()) } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('credits:order.cancelled.title') }),
    ).toBeVisible()
    await expect(await canvas.findByText(app.pattern('credits:order.failed.text'))).toBeVisible()
    // After a cancellation the same method may be wanted.
    await expect(await canvas.findByRole('radio', { checked: true })).toBeVisible()
  },
})

/** Why it costs more than when it was ordered. */
export const TriedAgainWithoutItsDiscount = meta.story({
  parameters: { app: { ...FAILED, situation: retriedWithoutDiscount(newcomer()) } },
  play: async ({ app, canvas }) => {
    const money = app.format.money(TOTAL)
    const before = app.format.money(euros(2999))
    await expect(
      await canvas.findByText(app.pattern('credits:order.failed.text-now', { money, before })),
    ).toBeVisible()
    await expect(canvas.queryByText(app.pattern('credits:order.failed.text'))).toBeNull()
  },
})

export const ReplacedByANewerOne = meta.story({
  parameters: { app: { ...FAILED, situation: replacedOrder(premiumMember()) } },
  play: async ({ app, canvas, userEvent }) => {
    const newer = { name: app.t('credits:order.failed.newer') }
    await userEvent.click(await canvas.findByRole('link', newer))
    await waitFor(() => expect(app.path()).not.toBe(FAILED.path))
    await expect(canvas.queryByRole('link', newer)).toBeNull()
  },
})

export const PaidInAnotherTab = meta.story({
  play: async ({ app, canvas }) => {
    await canvas.findByRole('heading', { name: app.t('credits:order.failed.title') })
    const payment = { id: storyId(0x3a0), method: 'paypal', total: TOTAL.amount }
    await app.browser.ask('POST', `/api/orders/${ORDER}/payments`, payment)
    // The member comes back to this tab.
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await expect(
      await canvas.findByRole('heading', { name: app.t('credits:order.pending.title') }),
    ).toBeVisible()
  },
})

export const ErrorRetrying = meta.story({
  parameters: {
    app: {
      ...FAILED,
      network: failing({ code: 'payment.provider-unreachable' }, '/api/orders/*/payments'),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('radio', {
        name: (label) => label.startsWith(app.t('credits:method.creditcard')),
      }),
    )
    await userEvent.click(
      await canvas.findByRole('button', {
        name: app.t('credits:checkout.pay', { money: app.format.money(TOTAL) }),
      }),
    )
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(
      await canvas.findByRole('radio', {
        name: (label) => label.startsWith(app.t('credits:method.creditcard')),
      }),
    ).toBeChecked()
  },
})

/** The discount has expired: the new price is shown before paying. */
export const TheDiscountIsOver = meta.story({
  parameters: { app: { ...FAILED, whole: false } },
  render: () => (
    <FailedOrder
      order={{
        ...WAITING,
        state: 'cancelled',
        total: euros(2999),
        retry: { discount: null, total: TOTAL, before: euros(2999) },
      }}
      total={TOTAL}
      busy={false}
      error={null}
      onRetry={fn()}
    />
  ),
  play: async ({ app, canvas }) => {
    const money = app.format.money(TOTAL)
    const before = app.format.money(euros(2999))
    await expect(
      await canvas.findByText(app.pattern('credits:order.failed.text-now', { money, before })),
    ).toBeVisible()
    const retry = { name: app.t('credits:checkout.pay', { money }) }
    await expect(canvas.getByRole('button', retry)).toBeVisible()
  },
})
