import { mediaType } from '#core/shared/webhook.ts'
import { isLocale, type Locale } from '#core/site/locales.ts'
import type { SandboxPayment } from './book.ts'
import { checkoutPage, unknownPage } from './checkout.ts'
import { CHECKOUT_STYLE } from './checkout-style.ts'
import { BANK_OUTCOMES, OUTCOMES, type Outcome } from './company.ts'
import { notAllowed, type RestDependencies, rest } from './rest.ts'
import { urlOf } from './url-of.ts'

/** Handles requests under `/sandbox/`; `null` for others. */
export type SandboxSite = (request: Request) => Promise<Response | null>

/** Security headers: a page can only display itself and submit its form. */
const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

/** The sandbox's web server: checkout pages and merchant API. */
export function sandboxSite(dependencies: RestDependencies): SandboxSite {
  const { company } = dependencies

  async function checkout(request: Request, reference: string): Promise<Response> {
    const payment = await company.look(reference)
    if (!payment) return page(unknownPage(spoken(request)), 404)
    const { pendingFor } = company
    const currentPage = checkoutPage(payment, {
      pendingFor,
      refunds: await company.refunds(payment),
    })
    if (request.method === 'GET') return page(currentPage, 200, payment)
    if (request.method !== 'POST') return notAllowed('GET, POST')

    const outcome = await chosen(request)
    if (!outcome) return page(currentPage, 422, payment)
    await company.choose(reference, outcome)
    return new Response(null, { status: 303, headers: { location: payment.returnUrl } })
  }

  async function answer(request: Request): Promise<Response | null> {
    const [, root, part, id, ...rest] = urlOf(request).pathname.split('/')
    if (root !== 'sandbox') return null
    if (part === 'checkout' && id && rest.length === 0) return checkout(request, id)
    if (part === 'checkout.css' && id === undefined) return style()
    if (part === 'v1' && id === 'payments' && rest.length < 2) return shop(request, rest[0] ?? null)
    return page(unknownPage(spoken(request)), 404)
  }

  const shop = (request: Request, reference: string | null) =>
    rest(dependencies, request, reference)

  return async (request) => {
    const response = await answer(request)
    if (response)
      for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value)
    return response
  }
}

const style = (): Response =>
  new Response(CHECKOUT_STYLE, { headers: { 'content-type': 'text/css; charset=utf-8' } })

function page(html: string, status: number, payment?: SandboxPayment): Response {
  // `form-action` also applies to the redirect back to the shop.
  const ways = payment ? `'self' ${new URL(payment.returnUrl).origin}` : "'none'"
  const policy = `default-src 'none'; style-src 'self'; form-action ${ways}; frame-ancestors 'none'; base-uri 'none'`
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}

/** The submitted choice; `null` if invalid. */
async function chosen(request: Request): Promise<Outcome | null> {
  if (mediaType(request.headers.get('content-type')) !== 'application/x-www-form-urlencoded')
    return null
  const given = new URLSearchParams(await request.text()).get('outcome')
  return [...OUTCOMES, ...BANK_OUTCOMES].find((outcome) => outcome === given) ?? null
}

/** Preferred language, if the payment and so its language is unknown. */
function spoken(request: Request): Locale {
  const first = request.headers.get('accept-language')?.slice(0, 2).toLowerCase() ?? ''
  return isLocale(first) ? first : 'en'
}
