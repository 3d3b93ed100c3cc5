import type { CheckoutLinks } from '#core/money/payments/start-payment.ts'
import { type Http, originOf } from './http.ts'

/** Return URL and webhook URL for a payment provider. */
export function checkoutLinks(http: Http, request: Request): CheckoutLinks {
  const origin = originOf(http, request)
  return (order, provider) => ({
    returnUrl: `${origin}/transactions/${order}`,
    webhookUrl: `${http.webhookOrigin}/api/webhooks/${provider}`,
  })
}
