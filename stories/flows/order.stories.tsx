import { expect, waitFor } from 'storybook/test'
import type { Situation } from '#app/mocks/scenes/situation.ts'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import { CheckoutScreen } from '#app/money/checkout/checkout-screen.tsx'
import { OrderScreen } from '#app/money/orders/order-screen.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { failing, failingAfterwards, type Network, slow } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'
import { IDEAL } from '#stories/shared/prices.ts'
import {
  cancelledOrder,
  completedOrder,
  failedOrder,
  ORDER,
  pendingOrder,
  refundedOrder,
  TOTAL,
} from '#stories/shared/purchases.ts'

/** The pay button, by its label. */
const paying = ({ t, format }: Playing['app']) =>
  t('credits:checkout.pay', { money: format.money(TOTAL) })

const CHECKOUT = '/credits/eur-60/ideal'

const meta = preview.meta({
  title: 'Flows/Order',
  component: CheckoutScreen,
  subcomponents: { OrderScreen },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { bundle: 'eur-60', method: 'ideal', code: null, onMethod: () => {}, onCode: () => {} },
})

const page = (path: string, situation: Situation, network?: Network) => ({
  app: { path, whole: true, situation, ...(network && { network }) },
})
const atOrder = (situation: Situation, network?: Network) =>
  page(`/transactions/${ORDER}`, situation, network)

export const Choosing = meta.story({
  parameters: page(CHECKOUT, freeMember()),
  play: async ({ app, canvas }) => {
    const pay = { name: paying(app), busy: false }
    await expect(await canvas.findByRole('button', pay)).toBeVisible()
  },
})

export const Placing = meta.story({
  parameters: page(CHECKOUT, freeMember(), slow('/api/orders')),
  play: async ({ app, canvas, userEvent }) => {
    const pay = await canvas.findByRole('button', { name: paying(app) })
    await userEvent.click(pay)
    await waitFor(() => expect(pay).toHaveAttribute('aria-busy', 'true'))
  },
})

export const ErrorPlacing = meta.story({
  parameters: page(CHECKOUT, freeMember(), failing({ code: 'internal' }, '/api/orders')),
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: paying(app) }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    const pay = { name: paying(app), busy: false }
    await expect(await canvas.findByRole('button', pay)).toBeVisible()
  },
})

export const Pending = meta.story({
  parameters: atOrder(pendingOrder()),
  play: async ({ app, canvas }) => {
    await canvas.findByRole('heading', { name: app.t('credits:order.pending.title') })
    await expect(
      await canvas.findByRole('link', { name: app.t('credits:order.pending.pay') }),
    ).toBeVisible()
  },
})

export const OfflineInterrupted = meta.story({
  parameters: atOrder(pendingOrder(), failingAfterwards(`/api/orders/${ORDER}/refresh`)),
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByText(app.pattern('credits:order.pending.interrupted')),
    ).toBeVisible()
  },
})

export const Cancelling = meta.story({
  parameters: atOrder(pendingOrder(), slow(`/api/orders/${ORDER}/cancel`)),
  play: async ({ app, canvas, userEvent }) => {
    const giveUp = await canvas.findByRole('button', {
      name: app.t('credits:order.pending.cancel'),
    })
    await userEvent.click(giveUp)
    await waitFor(() => expect(giveUp).toHaveAttribute('aria-busy', 'true'))
  },
})

export const Failed = meta.story({
  parameters: atOrder(failedOrder()),
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('credits:order.failed.title') }),
    ).toBeVisible()
  },
})

export const Cancelled = meta.story({
  parameters: atOrder(cancelledOrder()),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.pattern('credits:order.failed.text'))).toBeVisible()
  },
})

const tryAgain = async ({ app, canvas, userEvent }: Playing) => {
  const method = await canvas.findByRole('radio', { name: IDEAL })
  await userEvent.click(method)
  const retryButton = canvas.getByRole('button', {
    name: app.t('credits:checkout.pay', { money: app.format.money(TOTAL) }),
  })
  await userEvent.click(retryButton)
  // Away from the top and bottom bars: axe cannot judge the size of a half covered control.
  method.scrollIntoView({ block: 'center' })
  return retryButton
}

export const Retrying = meta.story({
  parameters: atOrder(failedOrder(), slow(`/api/orders/${ORDER}/payments`)),
  play: async ({ app, canvas, userEvent }) => {
    const retryButton = await tryAgain({ app, canvas, userEvent })
    await waitFor(() => expect(retryButton).toHaveAttribute('aria-busy', 'true'))
  },
})

export const ErrorRetrying = meta.story({
  parameters: atOrder(
    failedOrder(),
    failing({ code: 'internal' }, `/api/orders/${ORDER}/payments`),
  ),
  play: async ({ app, canvas, userEvent }) => {
    await tryAgain({ app, canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

export const Completed = meta.story({
  parameters: atOrder(completedOrder()),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.pattern('credits:order.completed.text'))).toBeVisible()
  },
})

export const Refunded = meta.story({
  parameters: atOrder(refundedOrder()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

/** A button of the provider's page, which has its own texts. */
function outcome(page: HTMLElement, value: 'paid' | 'failed'): HTMLElement {
  const button = page.querySelector<HTMLElement>(`button[value=${value}]`)
  if (!button) throw new Error('the page of the company offers no such outcome')
  return button
}

/** From the price to the credits, through the provider's page. */
export const WholeFlow = meta.story({
  parameters: page(CHECKOUT, freeMember({ credits: 5 })),
  play: async ({ app, canvas, userEvent, step }) => {
    const otherTab = async () => {
      const frame = await canvas.findByTitle<HTMLIFrameElement>('Another site')
      await waitFor(() => expect(frame).toHaveAttribute('aria-busy', 'false'))
      return frame.contentDocument?.body ?? frame
    }
    await step('pay, and fail', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: paying(app) }))
      const there = await otherTab()
      outcome(there, 'failed').click()
    })
    await step('return to a retry', async () => {
      await canvas.findByRole('heading', { name: app.t('credits:order.failed.title') })
      await tryAgain({ app, canvas, userEvent })
      const there = await otherTab()
      outcome(there, 'paid').click()
    })
    await step('return to the credits', async () => {
      await expect(
        await canvas.findByText(app.pattern('credits:order.completed.text')),
      ).toBeVisible()
      await expect(await app.browser.ask('GET', '/api/user.php')).toMatchObject({
        user: { credits: 65, paid_user: true },
      })
    })
  },
})
