import { Elysia, t } from 'elysia'
import { recordedOnce } from '#core/desk/log/recorded-as.ts'
import { exportLedger, exportOrders } from '#core/desk/orders/export-orders.ts'
import type { Ports } from '#core/ports.ts'
import { ok } from '#core/shared/result.ts'
import { covers } from '#core/site/settings.ts'
import { OneOf } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals } from '../../http/problem.ts'
import { boundsOf, CsvShape, csvFile, Month } from './csv-file.ts'

/** The books of a month, for operators. */
export const deskBooks = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/books', tags: ['Desk'] }).use(desk(ports, http)).get(
    '/:what',
    async ({ params: { what }, query: { site, month }, operator, scope, status }) => {
      const known = ports.sites.all().some(({ settings }) => settings.id === site)
      if (!known) return status(404, { code: 'site.unknown' } as const)
      if (!covers(scope, site)) return status(403, { code: 'desk.not-allowed' } as const)
      const subject = `${what} ${site} ${month}`
      // Personal data leaves the desk: the log says who took what.
      const record = recordedOnce(ports, operator, 'books.exported', subject)
      await ports.atomically(async (stores) => {
        await record(stores)
        return ok(null)
      })
      const books = { site, ...boundsOf(month) }
      const lines = what === 'orders' ? exportOrders(ports, books) : exportLedger(ports, books)
      return csvFile(`${what}-${site}-${month}`, lines)
    },
    {
      operator: 'money',
      params: t.Object({ what: OneOf(['orders', 'ledger']) }),
      query: t.Object({
        site: t.String({ maxLength: 40 }),
        month: Month,
      }),
      response: { 200: CsvShape, ...refusals('site.unknown', 'desk.not-allowed') },
      detail: { summary: 'Orders or ledger entries of a site in a month, as CSV' },
    },
  )
