import { Elysia, t } from 'elysia'
import { exportLog } from '#core/desk/log/export-log.ts'
import { recordedOnce } from '#core/desk/log/recorded-as.ts'
import type { Ports } from '#core/ports.ts'
import { ok } from '#core/shared/result.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { boundsOf, CsvShape, csvFile, Month } from './csv-file.ts'

/** The log of a month as a file, for who may see all of it. */
export const deskLogExport = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/actions', tags: ['Desk'] }).use(desk(ports, http)).get(
    '/export',
    async ({ query: { month }, operator }) => {
      // Personal data leaves the desk: the log says who took what.
      const record = recordedOnce(ports, operator, 'log.exported', month)
      await ports.atomically(async (stores) => {
        await record(stores)
        return ok(null)
      })
      return csvFile(`log-${month}`, exportLog(ports, boundsOf(month)))
    },
    {
      operator: 'log',
      query: t.Object({ month: Month }),
      response: { 200: CsvShape },
      detail: { summary: 'What operators did in a month, and refused logins, as CSV' },
    },
  )
