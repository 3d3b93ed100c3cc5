import { expect, waitFor, within } from 'storybook/test'
import { CheckoutScreen } from '#app/credits/checkout-screen.tsx'
import { OrderScreen } from '#app/credits/order-screen.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { failing, failingAfterwards, type Network, slow } from '#stories/shared/network.ts'
import {
  cancelledOrder,
  completedOrder,
  failedOrder,
  ORDER,
  pendingOrder,
  refundedOrder,
} from '#stories/shared/purchases.ts'
import type { Situation } from '#stories/shared/situation.ts'
import { freeMember } from '#stories/shared/situations.ts'

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
  play: async ({ canvas }) => {
    const pay = { name: /Pay .39.99 with iDEAL/, busy: false }
    await expect(await canvas.findByRole('button', pay)).toBeVisible()
  },
})

export const Placing = meta.story({
  parameters: page(CHECKOUT, freeMember(), slow('/api/orders')),
  play: async ({ canvas, userEvent }) => {
    const pay = await canvas.findByRole('button', { name: /Pay .39.99/ })
    await userEvent.click(pay)
    await waitFor(() => expect(pay).toHaveAttribute('aria-busy', 'true'))
  },
})

export const Refused = meta.story({
  parameters: page(CHECKOUT, freeMember(), failing({ code: 'internal' }, '/api/orders')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Pay .39.99/ }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    const pay = { name: /Pay .39.99/, busy: false }
    await expect(await canvas.findByRole('button', pay)).toBeVisible()
  },
})

export const Pending = meta.story({
  parameters: atOrder(pendingOrder()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'We are waiting for your payment' })
    await expect(await canvas.findByRole('link', { name: 'Continue paying' })).toBeVisible()
  },
})

export const Interrupted = meta.story({
  parameters: atOrder(pendingOrder(), failingAfterwards(`/api/orders/${ORDER}/refresh`)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No connection for a moment/)).toBeVisible()
  },
})

export const Cancelling = meta.story({
  parameters: atOrder(pendingOrder(), slow(`/api/orders/${ORDER}/cancel`)),
  play: async ({ canvas, userEvent }) => {
    const giveUp = await canvas.findByRole('button', { name: 'Cancel order' })
    await userEvent.click(giveUp)
    await waitFor(() => expect(giveUp).toHaveAttribute('aria-busy', 'true'))
  },
})

export const Failed = meta.story({
  parameters: atOrder(failedOrder()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The payment failed or was cancelled' }),
    ).toBeVisible()
  },
})

export const Cancelled = meta.story({
  parameters: atOrder(cancelledOrder()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No credits were added/)).toBeVisible()
  },
})

const tryAgain = async (
  canvas: ReturnType<typeof within>,
  userEvent: { click: (element: Element) => Promise<void> },
) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /iDEAL/ }))
  const again = canvas.getByRole('button', { name: /39.99/ })
  await userEvent.click(again)
  return again
}

export const Retrying = meta.story({
  parameters: atOrder(failedOrder(), slow(`/api/orders/${ORDER}/payments`)),
  play: async ({ canvas, userEvent }) => {
    const again = await tryAgain(canvas, userEvent)
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'))
  },
})

export const Unpaid = meta.story({
  parameters: atOrder(
    failedOrder(),
    failing({ code: 'internal' }, `/api/orders/${ORDER}/payments`),
  ),
  play: async ({ canvas, userEvent }) => {
    await tryAgain(canvas, userEvent)
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

export const Completed = meta.story({
  parameters: atOrder(completedOrder()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your payment of .39.99 is in/)).toBeVisible()
  },
})

export const Refunded = meta.story({
  parameters: atOrder(refundedOrder()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

/** From the price to the credits, over the page of the company that collects. */
export const WholeFlow = meta.story({
  parameters: page(CHECKOUT, freeMember({ credits: 5 })),
  play: async ({ app, canvas, userEvent, step }) => {
    const elsewhere = async () => {
      const frame = await canvas.findByTitle<HTMLIFrameElement>('Another site')
      await waitFor(() => expect(frame).toHaveAttribute('aria-busy', 'false'))
      return within(frame.contentDocument?.body ?? frame)
    }
    await step('pay, and fail there', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Pay .39.99/ }))
      const there = await elsewhere()
      there.getByRole('button', { name: 'Failed' }).click()
    })
    await step('come back to another try', async () => {
      await canvas.findByRole('heading', { name: 'The payment failed or was cancelled' })
      await tryAgain(canvas, userEvent)
      const there = await elsewhere()
      there.getByRole('button', { name: 'Paid' }).click()
    })
    await step('come back to the credits', async () => {
      await expect(await canvas.findByText(/^Your payment of .39.99 is in/)).toBeVisible()
      await expect(await app.browser.ask('GET', '/api/user.php')).toMatchObject({
        user: { credits: 65, paid_user: true },
      })
    })
  },
})
