import * as v from 'valibot'
import type { MolliePayment } from '#adapters/payments/mollie/mollie-words.ts'

const Body = v.object({
  amount: v.object({ currency: v.string(), value: v.string() }),
  method: v.string(),
  locale: v.string(),
  webhookUrl: v.string(),
  metadata: v.object({ order_id: v.string(), payment_id: v.string() }),
})

const RefundBody = v.object({
  amount: v.object({ currency: v.string(), value: v.string() }),
  metadata: v.object({ refund_id: v.string() }),
})

type Kept = MolliePayment & { readonly webhookUrl: string; readonly method: string }

/** A stand-in for Mollie on loopback, as far as its documentation describes what we use. */
export function openMollie(apiKey: string, pageSize = 250) {
  const payments: Kept[] = []
  const keys = new Map<string, Kept>()
  const asked: string[] = []

  const problem = (status: number) => Response.json({ status, title: 'problem' }, { status })

  async function create(request: Request): Promise<Response> {
    const key = request.headers.get('idempotency-key') ?? ''
    const replay = keys.get(key)
    if (replay) return Response.json(replay, { status: 201 })
    const body = v.safeParse(Body, await request.json())
    if (!body.success) return problem(422)
    const id = `tr_${payments.length + 1}`
    const made = {
      ...body.output,
      id,
      status: 'open',
      createdAt: new Date().toISOString(),
      _links: { checkout: { href: `https://www.mollie.test/checkout/${id}` } },
    }
    payments.unshift(made)
    keys.set(key, made)
    return Response.json(made, { status: 201 })
  }

  function list(url: URL): Response {
    const from = Number(url.searchParams.get('from') ?? 0)
    const next = new URL(`/v2/payments?from=${from + pageSize}`, url)
    return Response.json({
      _embedded: { payments: payments.slice(from, from + pageSize) },
      _links: { next: from + pageSize < payments.length ? { href: next.href } : null },
    })
  }

  const given: { readonly id: string; readonly value: number; readonly metadata: unknown }[] = []

  async function refunds(request: Request, { id, amount, status }: Kept): Promise<Response> {
    const own = given.filter((one) => one.id === id)
    if (request.method === 'GET') return Response.json({ _embedded: { refunds: own } })
    const body = v.safeParse(RefundBody, await request.json())
    if (!body.success) return problem(422)
    const { value, currency } = body.output.amount
    const sum = own.reduce((all, one) => all + one.value, Number(value))
    if (status !== 'paid' || sum > Number(amount.value)) return problem(422)
    given.push({ id, value: Number(value), metadata: body.output.metadata })
    change(id, { amountRefunded: { currency, value: sum.toFixed(2) } })
    return Response.json({ status: 'pending' }, { status: 201 })
  }

  function change(id: string, facts: Partial<Kept>): Kept | null {
    const at = payments.findIndex((payment) => payment.id === id)
    const before = payments[at]
    if (!before) return null
    const after = { ...before, ...facts }
    payments[at] = after
    return after
  }

  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const url = new URL(request.url)
      asked.push(`${request.method} ${url.pathname}`)
      if (request.headers.get('authorization') !== `Bearer ${apiKey}`) return problem(401)
      const id = url.pathname.split('/')[3]
      if (id === undefined) return request.method === 'POST' ? create(request) : list(url)
      const payment = payments.find((candidate) => candidate.id === id)
      if (!payment) return problem(404)
      if (url.pathname.endsWith('/refunds')) return refunds(request, payment)
      if (request.method === 'GET') return Response.json(payment)
      return payment.status === 'open'
        ? Response.json(change(id, { status: 'canceled' }))
        : problem(422)
    },
  })

  return {
    apiUrl: new URL('/v2/', server.url).href,
    payments,
    asked,
    /** Forgets every idempotency key, as Mollie does after an hour. */
    forgetKeys: () => keys.clear(),
    /** Changes a payment without a word, or tells the shop too. */
    change,
    async tell(id: string, facts: Partial<Kept>) {
      const payment = change(id, facts)
      if (payment)
        await fetch(payment.webhookUrl, { method: 'POST', body: new URLSearchParams({ id }) })
    },
    close: () => server.stop(true),
  }
}
