import { expect, fn, within } from 'storybook/test'
import { premiumMember } from '#app/mocks/scenes/situations.ts'
import { OrderLoading } from '#app/money/checkout/order-loading.tsx'
import { MandateCard } from '#app/money/direct-debit/mandate-card.tsx'
import { OrderScreen } from '#app/money/orders/order-screen.tsx'
import { OutcomeLoading } from '#app/money/orders/outcome-loading.tsx'
import { OutcomeNews } from '#app/money/orders/outcome-news.tsx'
import { PendingOrder } from '#app/money/orders/pending-order.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { ACCOUNT, signedDebit, unsignedOrder } from '#stories/shared/debits.ts'
import { slow } from '#stories/shared/network.ts'
import { ORDER, pendingOrder } from '#stories/shared/purchases.ts'
import { WAITING } from '#stories/shared/sample-order.ts'
import { START } from '#stories/shared/story-clock.ts'

const PENDING = { path: `/transactions/${ORDER}`, situation: pendingOrder(premiumMember()) }

const meta = preview.meta({
  title: 'Credits/Payment pending',
  component: OrderScreen,
  subcomponents: { MandateCard, OrderLoading, OutcomeLoading, OutcomeNews, PendingOrder },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: PENDING,
  },
  args: { id: ORDER },
})

export const SaysWhatWeWaitFor = meta.story({
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('credits:order.pending.title'), level: 1 }),
    ).toBeVisible()
    await expect(
      await canvas.findByText(app.t('credits:order.pending.method', { method: 'iDEAL' })),
    ).toBeVisible()
    const pay = await canvas.findByRole('link', { name: app.t('credits:order.pending.pay') })
    await expect(pay).toHaveAttribute('href', expect.stringContaining('/sandbox/checkout/'))
  },
})

export const GivenUp = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('credits:order.pending.cancel') }),
    )
    await expect(
      await canvas.findByRole('heading', { name: app.t('credits:order.cancelled.title') }),
    ).toBeVisible()
  },
})

export const Offline = meta.story({
  render: () => (
    <PendingOrder order={WAITING} interrupted busy={false} error={null} onCancel={fn()} />
  ),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('credits:order.pending.interrupted'))).toBeVisible()
  },
})

export const WaitsForAMandate = meta.story({
  parameters: { app: { ...PENDING, situation: unsignedOrder() } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('credits:order.unsigned.title') }),
    ).toBeVisible()
    await expect(
      await canvas.findByRole('link', { name: app.t('credits:order.unsigned.go') }),
    ).toHaveAttribute('href', `/directdebit?order=${ORDER}`)
  },
})

export const WaitsForTheBank = meta.story({
  parameters: { app: { ...PENDING, situation: signedDebit() } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('credits:order.debited.title') }),
    ).toBeVisible()
    await expect(
      await canvas.findByText(app.pattern('credits:mandate.line', { iban: 'NL••••4300' })),
    ).toBeVisible()
    await expect(
      canvas.queryByRole('link', { name: app.t('credits:order.pending.pay') }),
    ).toBeNull()
  },
})

export const TheMandateToKeep = meta.story({
  parameters: { app: { ...PENDING, situation: signedDebit() } },
  play: async ({ app, canvas }) => {
    const title = { name: app.t('credits:mandate.title') }
    const mandate = within(await canvas.findByRole('region', title))
    for (const words of [
      app.t('credits:mandate.refund'),
      'NL22ZZZ000000000000',
      ACCOUNT.account_holder,
      'NL••••4300',
      app.format.date(START),
    ])
      await expect(mandate.getByText(words)).toBeVisible()
    const print = { name: app.t('credits:mandate.print') }
    await expect(mandate.getByRole('button', print)).toBeEnabled()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: app.t('credits:order.pending.cancel') }),
    ).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { app: { ...PENDING, network: slow(`/api/orders/${ORDER}`) } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('credits:order.loading'))).toBeInTheDocument()
  },
})

/** The provider did not respond: no retry is offered until it does. */
export const NobodyCanTellYet = meta.story({
  render: () => (
    <PendingOrder
      order={{ ...WAITING, payment_state: 'unknown' }}
      interrupted={false}
      busy={false}
      error={null}
      onCancel={fn()}
    />
  ),
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('credits:order.unknown.title') }),
    ).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
})
