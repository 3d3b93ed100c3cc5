import { expect, screen, waitFor, within } from 'storybook/test'
import { HandleOrder } from '#app/desk/money/handle-order.tsx'
import { OrderEvidence } from '#app/desk/money/order-evidence.tsx'
import { OrderFacts, OrderPayments } from '#app/desk/money/order-facts.tsx'
import { OrderHistory } from '#app/desk/money/order-history.tsx'
import { OrderRefunds } from '#app/desk/money/order-refunds.tsx'
import { OrderScreen } from '#app/desk/money/order-screen.tsx'
import { ReasonField } from '#app/desk/money/reason-field.tsx'
import { RefundFields } from '#app/desk/money/refund-fields.tsx'
import { RefundForm } from '#app/desk/money/refund-form.tsx'
import { operator } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import { ORDER, REFERENCE, withOrder } from '#stories/shared/desk-orders.ts'
import { failing, refusing, slow } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'

const REASON = 'Dubbel betaald'
type Key = Parameters<Playing['app']['pattern']>[0]

const PATH = `/desk/orders/${ORDER}`

const meta = preview.meta({
  title: 'Desk/Order',
  component: OrderScreen,
  subcomponents: {
    HandleOrder,
    OrderEvidence,
    OrderFacts,
    OrderHistory,
    OrderPayments,
    OrderRefunds,
    ReasonField,
    RefundFields,
    RefundForm,
  },
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

const refundButton = ({ app, canvas }: Playing) =>
  canvas.getByRole('button', { name: app.pattern('desk-money:refund.submit') })
const reasonBox = ({ app, canvas }: Playing) =>
  canvas.getByRole('textbox', { name: app.t('desk-money:reason') })
const choice = ({ app, canvas }: Playing, key: Key) =>
  canvas.findByRole('radio', { name: app.pattern(key) })

export const Refunding = meta.story({
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await userEvent.click(await choice(playing, 'desk-money:refund.whole'))
    await userEvent.type(reasonBox(playing), REASON)
    await userEvent.click(refundButton(playing))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(
      question.getByRole('button', { name: app.pattern('desk-money:refund.submit') }),
    )
    await expect(
      await canvas.findByRole('heading', { name: app.t('desk-money:refund.past') }),
    ).toBeVisible()
    await expect(canvas.getByText(REASON)).toBeVisible()
    await expect(canvas.getByText(app.t('desk:action.order.refunded'))).toBeVisible()
    await expect(
      canvas.queryByRole('heading', { name: app.t('desk-money:refund.title') }),
    ).toBeNull()
  },
})

/** What is left can be refunded too. */
export const RefundedInPart = meta.story({
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await userEvent.click(await choice(playing, 'desk-money:refund.other'))
    await userEvent.type(canvas.getByLabelText(app.t('desk-money:refund.amount')), '10')
    await userEvent.type(reasonBox(playing), REASON)
    await userEvent.click(refundButton(playing))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(
      question.getByRole('button', { name: app.pattern('desk-money:refund.submit') }),
    )
    await expect(
      await canvas.findByText((text) => text.startsWith(`${app.t('desk-money:refund.left')}:`)),
    ).toBeVisible()
    await expect(await choice(playing, 'desk-money:refund.whole')).toBeVisible()
  },
})

export const RefundIncomplete = meta.story({
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await choice(playing, 'desk-money:refund.whole')
    await userEvent.click(refundButton(playing))
    await expect(await canvas.findByText(app.t('desk-money:problem.missing'))).toBeVisible()
    await expect(canvas.getByText(app.t('errors:reason.missing'))).toBeVisible()
    await userEvent.click(await choice(playing, 'desk-money:refund.other'))
    await userEvent.type(canvas.getByLabelText(app.t('desk-money:refund.amount')), '9999')
    await expect(canvas.getByLabelText(app.t('desk-money:refund.amount'))).toBeInvalid()
  },
})

export const CreditsLeft = meta.story({
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await userEvent.click(await choice(playing, 'desk-money:refund.whole'))
    await userEvent.click(await choice(playing, 'desk-money:refund.leave'))
    await expect(
      canvas.getAllByText(app.pattern('desk-money:refund.effect-leave')),
    ).not.toHaveLength(0)
  },
})

export const RefundNotPossible = meta.story({
  parameters: {
    app: {
      path: PATH,
      whole: true,
      situation: withOrder(),
      network: refusing({ code: 'refund.not-possible' }, `/api${PATH}/refund`),
    },
  },
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await userEvent.click(await choice(playing, 'desk-money:refund.whole'))
    await userEvent.type(reasonBox(playing), REASON)
    await userEvent.click(refundButton(playing))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(
      question.getByRole('button', { name: app.pattern('desk-money:refund.submit') }),
    )
    await expect(await canvas.findByText(app.t('errors:refund.not-possible'))).toBeVisible()
    await waitFor(() => expect(reasonBox(playing)).toHaveValue(REASON))
  },
})

export const NotPaid = meta.story({
  parameters: {
    app: { path: PATH, whole: true, situation: withOrder({ state: 'failed', paidAt: null }) },
  },
  play: async ({ app, canvas }) => {
    const payments = await canvas.findByRole('table', { name: app.t('desk-money:order.payments') })
    await expect(payments).toHaveTextContent(app.t('desk-money:payment.failed'))
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
