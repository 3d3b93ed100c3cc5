import type { CheckoutLinks } from '#core/orders/start-payment.ts'
import { type Http, originOf } from './http.ts'

/** Where a payment company sends the asker back to, and where it calls us. */
export function checkoutLinks(http: Http, request: Request): CheckoutLinks {
  const origin = originOf(http, request)
  return (order, provider) => ({
    returnUrl: `${origin}/transactions/${order}`,
    webhookUrl: `${http.webhookOrigin}/api/webhooks/${provider}`,
  })
}
