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

type StoredPayment = MolliePayment & { readonly webhookUrl: string; readonly method: string }

/** A fake Mollie on loopback, following its documentation for what we use. */
export function openMollie(apiKey: string, pageSize = 250) {
  const payments: StoredPayment[] = []
  const keys = new Map<string, StoredPayment>()
  const requests: string[] = []

  const problem = (status: number) => Response.json({ status, title: 'problem' }, { status })

  async function create(request: Request): Promise<Response> {
    const key = request.headers.get('idempotency-key') ?? ''
    const replay = keys.get(key)
    if (replay) return Response.json(replay, { status: 201 })
    const body = v.safeParse(Body, await request.json())
    if (!body.success || Number(body.output.amount.value) <= 0) return problem(422)
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

  function list(url: URL, name: string, items: readonly unknown[]): Response {
    const from = Number(url.searchParams.get('from') ?? 0)
    const next = new URL(`/v2/${name}?from=${from + pageSize}`, url)
    return Response.json({
      _embedded: { [name]: items.slice(from, from + pageSize) },
      _links: { next: from + pageSize < items.length ? { href: next.href } : null },
    })
  }

  const given: {
    readonly id: string
    readonly amount: { readonly currency: string; readonly value: string }
    readonly metadata: { readonly refund_id: string }
    readonly status: string
    readonly createdAt: string
  }[] = []
  const refundsOf = (id: string) => given.filter((one) => one.id === id)
  const sumOf = (id: string) =>
    refundsOf(id).reduce(
      (all, { amount, status }) => all + (status === 'failed' ? 0 : Number(amount.value)),
      0,
    )

  async function refunds(
    request: Request,
    { id, amount, status }: StoredPayment,
  ): Promise<Response> {
    if (request.method === 'GET') return Response.json({ _embedded: { refunds: refundsOf(id) } })
    const body = v.safeParse(RefundBody, await request.json())
    if (!body.success) return problem(422)
    const sum = sumOf(id) + Number(body.output.amount.value)
    if (status !== 'paid' || sum > Number(amount.value)) return problem(422)
    const createdAt = new Date().toISOString()
    given.push({ id, ...body.output, status: 'pending', createdAt })
    change(id, { amountRefunded: { ...body.output.amount, value: sum.toFixed(2) } })
    return Response.json({ status: 'pending' }, { status: 201 })
  }

  const withRefunds = (payment: StoredPayment): StoredPayment => {
    const refunds = refundsOf(payment.id)
    return refunds.length === 0
      ? payment
      : { ...payment, _embedded: { ...payment._embedded, refunds } }
  }

  function change(id: string, facts: Partial<StoredPayment>): StoredPayment | null {
    const at = payments.findIndex((payment) => payment.id === id)
    const before = payments[at]
    if (!before) return null
    const after = { ...before, ...facts }
    payments[at] = after
    return after
  }

  /** By path; ids of refunds are not used. */
  const lists: Readonly<Record<string, () => readonly unknown[]>> = {
    methods: () => ['ideal', 'creditcard', 'bancontact'].map((id) => ({ id })),
    payments: () => payments,
    refunds: () => given.map(({ id, ...refund }) => ({ ...refund, paymentId: id })).reverse(),
    chargebacks: () =>
      payments.flatMap(({ id, createdAt, _embedded }) =>
        (_embedded?.chargebacks ?? []).map((one) => ({ ...one, createdAt, paymentId: id })),
      ),
  }

  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const url = new URL(request.url)
      requests.push(`${request.method} ${url.pathname}`)
      if (request.headers.get('authorization') !== `Bearer ${apiKey}`) return problem(401)
      const [, , name = '', id] = url.pathname.split('/')
      if (id === undefined && request.method === 'POST') return create(request)
      if (id === undefined) return list(url, name, lists[name]?.() ?? [])
      const payment = payments.find((candidate) => candidate.id === id)
      if (!payment) return problem(404)
      if (url.pathname.endsWith('/refunds')) return refunds(request, payment)
      if (request.method === 'GET') return Response.json(withRefunds(payment))
      return payment.status === 'open'
        ? Response.json(change(id, { status: 'canceled' }))
        : problem(422)
    },
  })

  return {
    apiUrl: new URL('/v2/', server.url).href,
    payments,
    requests,
    /** Expires every idempotency key, as Mollie does after an hour. */
    expireKeys: () => keys.clear(),
    /** Changes a payment, with or without a webhook. */
    change,
    /** What the payer's bank may do with a payment. */
    chargeBack(id: string) {
      const amount = payments.find((payment) => payment.id === id)?.amount
      if (amount)
        change(id, { amountChargedBack: amount, _embedded: { chargebacks: [{ amount }] } })
    },
    reverse(id: string) {
      const amount = payments.find((payment) => payment.id === id)?.amount
      const reversedAt = new Date().toISOString()
      if (amount) change(id, { _embedded: { chargebacks: [{ amount, reversedAt }] } })
    },
    /** Sets the outcome of refunds, and sends the webhook. */
    async decideRefunds(id: string, status: 'refunded' | 'failed') {
      for (const [at, one] of given.entries()) {
        if (one.id === id && one.status !== 'failed') given[at] = { ...one, status }
      }
      await this.tell(id, {})
    },
    async tell(id: string, facts: Partial<StoredPayment>) {
      const payment = change(id, facts)
      if (payment)
        await fetch(payment.webhookUrl, { method: 'POST', body: new URLSearchParams({ id }) })
    },
    close: () => server.stop(true),
  }
}
