import { isLocale, type Locale } from '#core/site/locales.ts'
import type { SandboxPayment } from './book.ts'
import { checkoutPage, unknownPage } from './checkout.ts'
import { CHECKOUT_STYLE } from './checkout-style.ts'
import { BANK_OUTCOMES, OUTCOMES, type Outcome } from './company.ts'
import { notAllowed, type RestMeans, rest } from './rest.ts'

/** Answers what is under `/sandbox/`; `null` for everything else. */
export type SandboxSite = (request: Request) => Promise<Response | null>

/** What every answer of the sandbox says, so that a page can do nothing but show itself and send its form. */
const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

/** The company's web site: the page where a payer pays, and its interface for shops. */
export function sandboxSite(means: RestMeans): SandboxSite {
  const { company } = means

  async function checkout(request: Request, reference: string): Promise<Response> {
    const payment = await company.look(reference)
    if (!payment) return page(unknownPage(spoken(request)), 404)
    const { pendingFor } = company
    const asItStands = checkoutPage(payment, {
      pendingFor,
      refunds: await company.refunds(payment),
    })
    if (request.method === 'GET') return page(asItStands, 200, payment)
    if (request.method !== 'POST') return notAllowed('GET, POST')

    const outcome = await chosen(request)
    if (!outcome) return page(asItStands, 422, payment)
    await company.choose(reference, outcome)
    return new Response(null, { status: 303, headers: { location: payment.returnUrl } })
  }

  async function answer(request: Request): Promise<Response | null> {
    const [, root, part, id, ...rest] = new URL(request.url).pathname.split('/')
    if (root !== 'sandbox') return null
    if (part === 'checkout' && id && rest.length === 0) return checkout(request, id)
    if (part === 'checkout.css' && id === undefined) return style()
    if (part === 'v1' && id === 'payments' && rest.length < 2) return shop(request, rest[0] ?? null)
    return page(unknownPage(spoken(request)), 404)
  }

  const shop = (request: Request, reference: string | null) => rest(means, request, reference)

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
  // Browsers hold the form to this list on its way back to the shop too.
  const ways = payment ? `'self' ${new URL(payment.returnUrl).origin}` : "'none'"
  const policy = `default-src 'none'; style-src 'self'; form-action ${ways}; frame-ancestors 'none'; base-uri 'none'`
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}

/** The choice in a sent form; `null` when it holds none that there is. */
async function chosen(request: Request): Promise<Outcome | null> {
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded'))
    return null
  const given = new URLSearchParams(await request.text()).get('outcome')
  return [...OUTCOMES, ...BANK_OUTCOMES].find((outcome) => outcome === given) ?? null
}

/** The first choice of somebody whose payment, and so whose language, is not known. */
function spoken(request: Request): Locale {
  const first = request.headers.get('accept-language')?.slice(0, 2).toLowerCase() ?? ''
  return isLocale(first) ? first : 'en'
}
