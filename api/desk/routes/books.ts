import { Elysia, t } from 'elysia'
import { recordedOnce } from '#core/desk/log/recorded-as.ts'
import { exportLedger, exportOrders } from '#core/desk/orders/export-orders.ts'
import type { Ports } from '#core/ports.ts'
import { ok } from '#core/shared/result.ts'
import { OneOf } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { Problem } from '../../http/problem.ts'

/** First moments of a month, such as "2026-11", and of the next, in UTC. */
function boundsOf(month: string) {
  const [year = 0, nth = 1] = month.split('-').map(Number)
  return { from: Date.UTC(year, nth - 1), until: Date.UTC(year, nth) }
}

/** The books of a month, for operators. */
export const deskBooks = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/books', tags: ['Desk'] }).use(desk(ports, http)).get(
    '/:what',
    async ({ params: { what }, query: { site, month }, operator, status }) => {
      const known = ports.sites.all().some(({ settings }) => settings.id === site)
      if (!known) return status(404, { code: 'site.unknown' } as const)
      const subject = `${what} ${site} ${month}`
      // Personal data leaves the desk: the log says who took what.
      const record = recordedOnce(ports, operator, 'books.exported', subject)
      await ports.atomically(async (stores) => {
        await record(stores)
        return ok(null)
      })
      const books = { site, ...boundsOf(month) }
      const lines = what === 'orders' ? exportOrders(ports, books) : exportLedger(ports, books)
      return new Response(streamOf(lines), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${what}-${site}-${month}.csv"`,
          'cache-control': 'no-store',
        },
      })
    },
    {
      operator: true,
      params: t.Object({ what: OneOf(['orders', 'ledger']) }),
      query: t.Object({
        site: t.String({ maxLength: 40 }),
        month: t.String({ pattern: '^20\\d\\d-(?:0[1-9]|1[0-2])$' }),
      }),
      response: { 200: t.Any(), 404: Problem },
      detail: { summary: 'Orders or ledger entries of a site in a month, as CSV' },
    },
  )

/** The parts as bytes, each made when the one before it was taken. */
function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}
