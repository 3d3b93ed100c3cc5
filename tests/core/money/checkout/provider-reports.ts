import { placeOrder } from '#core/money/checkout/place-order.ts'
import type { PaymentState } from '#core/money/order.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import { openShop } from './till.ts'

/** A shop that handles the provider's reports, and Ann's state in it. */
export async function open() {
  const shop = await openShop()
  const settle = (id: string) =>
    settlePayment(shop, { provider: 'sandbox', reference: `ref-${id}` })
  return {
    ...shop,
    hear: settle,
    /** Reports the outcome of a payment. */
    report: async (id: string, state: PaymentState = 'paid') => {
      shop.provider.decide({ id }, state)
      return settle(id)
    },
    place: (nth: number, more: Partial<ReturnType<typeof shop.order>> = {}) =>
      placeOrder(shop, shop.order({ order: `order-${nth}`, payment: `pay-${nth}`, ...more })),
    paidCredits: async () => (await shop.reads.wallets.of('ann')).paid,
    stateOf: async (nth: number) => (await shop.reads.orders.byId(`order-${nth}`))?.state,
    sentBack: () =>
      shop.provider.state.paidBack.map(({ refund, amount }) => [refund, amount.amount]),
    notifications: async (kind: string) =>
      (await shop.deliveries())
        .map(({ notification }) => notification)
        .filter((one) => one.kind === kind),
  }
}
