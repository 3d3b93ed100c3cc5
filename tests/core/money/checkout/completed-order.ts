import { spend } from '#core/money/book.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { refundOrder } from '#core/money/payments/refund-order.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import { openShop } from './till.ts'

/** Ann has bought sixty credits for 29.99. */
export async function openCompletedOrder() {
  const shop = await openShop()
  await placeOrder(shop, shop.order())
  shop.provider.decide({ id: 'pay-1' }, 'paid')
  const settle = () => settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-1' })
  await settle()
  const refund = (changes: object = {}) =>
    refundOrder(shop, {
      member: 'ann',
      order: 'order-1',
      refund: 'refund-1',
      credits: 60,
      ...changes,
    })
  const use = (amount: number) =>
    shop.commit((stores) =>
      spend(stores, shop, { member: 'ann', amount, reference: 'message', reason: 'message' }),
    )
  const paid = async () => (await shop.reads.wallets.of('ann')).paid
  return { ...shop, settle, refund, use, paid }
}
