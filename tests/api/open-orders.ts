import { directedProvider } from '#tests/core/money/checkout/till.ts'
import { json, openApi, uuid } from './open-api.ts'

export const ANN = uuid(1)
export const BOB = uuid(2)
export const ORDER = uuid(11)
export const PAYMENT = uuid(12)
export const BODY = { id: ORDER, payment_id: PAYMENT, bundle_id: 'eur-60', method: 'ideal' }

/** A site over HTTP where Ann and Bob may buy, from a provider that the test controls. */
export async function openOrders(http: Parameters<typeof openApi>[1] = {}) {
  const provider = directedProvider()
  const site = openApi({ providers: (name) => (name === 'sandbox' ? provider : null) }, http)
  for (const id of [ANN, BOB]) await site.member(id)
  const [ann, bob] = [await site.signedIn(ANN), await site.signedIn(BOB)]
  const place = async (changes: object = {}) =>
    json(await ann.post('/api/orders', { ...BODY, ...changes }))
  const hook = (body: string, headers: Record<string, string> = { 'x-signature': 'ours' }) =>
    site.api.handle(
      new Request('http://localhost/api/webhooks/sandbox', { method: 'POST', body, headers }),
    )
  const credits = async () => (await (await ann.get('/api/user.php')).json()).user.credits
  return { ...site, provider, ann, bob, place, hook, credits }
}
