import { expect, waitFor } from 'storybook/test'
import { HandleOrder } from '#app/desk/money/handle-order.tsx'
import { OrderEvidence } from '#app/desk/money/order-evidence.tsx'
import { OrderFacts, OrderPayments } from '#app/desk/money/order-facts.tsx'
import { OrderHistory } from '#app/desk/money/order-history.tsx'
import { OrderScreen } from '#app/desk/money/order-screen.tsx'
import { operator } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import { ORDER, REFERENCE, withOrder } from '#stories/shared/desk-orders.ts'
import { failing, slow } from '#stories/shared/network.ts'

const PATH = `/desk/orders/${ORDER}`

const meta = preview.meta({
  title: 'Desk/Order',
  component: OrderScreen,
  subcomponents: { HandleOrder, OrderEvidence, OrderFacts, OrderHistory, OrderPayments },
  tags: ['!autodocs'],
  args: { id: ORDER },
  parameters: { layout: 'fullscreen', app: { path: PATH, whole: true, situation: withOrder() } },
})

export const Paid = meta.story({
  play: async ({ app, canvas }) => {
    const payments = await canvas.findByRole('table', { name: app.t('desk-money:order.payments') })
    await expect(payments).toHaveTextContent(REFERENCE)
    await expect(
      canvas.getByRole('region', { name: app.t('desk-money:evidence.title') }),
    ).toBeVisible()
    await expect(canvas.getByText(app.t('desk-money:history.none'))).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await canvas.findByRole('table', { name: app.t('desk-money:order.payments') })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const ChargedBack = meta.story({
  parameters: {
    app: {
      path: PATH,
      whole: true,
      situation: withOrder({ state: 'charged-back', returned: 3999 }),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findByText(app.t('desk-money:handle.charged-back'))).toBeVisible()
    const handle = canvas.getByRole('button', { name: app.t('desk-money:handle.submit') })
    await userEvent.click(handle)
    await waitFor(() => expect(handle).not.toBeInTheDocument())
    await expect(await canvas.findByText(app.t('desk:action.order.handled'))).toBeVisible()
  },
})

export const NotPaid = meta.story({
  parameters: {
    app: { path: PATH, whole: true, situation: withOrder({ state: 'failed', paidAt: null }) },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findAllByText(app.t('desk-money:payment.failed'))).not.toHaveLength(0)
    await expect(
      canvas.queryByRole('region', { name: app.t('desk-money:evidence.title') }),
    ).toBeNull()
  },
})

export const Missing = meta.story({
  parameters: { app: { path: PATH, situation: operator() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { app: { path: PATH, network: slow(`/api${PATH}`) } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-money:order.loading'))).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  parameters: { app: { path: PATH, network: failing({ code: 'busy' }, `/api${PATH}`) } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('errors:busy'))).toBeVisible()
  },
})
