import { expect, test } from 'bun:test'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { retryPayment } from '#core/money/checkout/retry-payment.ts'
import { viewOrder } from '#core/money/checkout/view-orders.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import { HOUR } from '#core/shared/time.ts'
import type { Settings } from '#core/site/settings.ts'
import { openShop } from './till.ts'

test('a retry uses the price of its order’s site, on whichever site it is made', async () => {
  const [demo] = demoSites('sandbox')
  const settings: Settings = { ...demo.settings, id: 'other', welcomePercentage: 10 }
  const shop = await openShop({ others: [{ ...demo, settings }] })
  await placeOrder(shop, shop.order({ site: settings }))
  shop.provider.decide({ id: 'pay-1' }, 'failed')
  await settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-1' })
  shop.pass(5 * HOUR)
  const now = { discount: { code: 'WELCOME10', percentage: 10 }, total: { amount: 3599 } }
  expect(await viewOrder(shop, { member: 'ann', order: 'order-1' })).toMatchObject({
    value: { retry: now },
  })
  // The command runs on the demo site.
  expect(await retryPayment(shop, shop.order({ payment: 'pay-2', total: 3599 }))).toMatchObject({
    value: { order: now },
  })
})
