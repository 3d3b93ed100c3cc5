import { describe, expect, test } from 'bun:test'
import { freePort } from '../../free-port.ts'
import { runningServer, startServer } from '../running-server.ts'

const TIMEOUT = 120_000

describe('a start', () => {
  test(
    'at a port that is taken stops with a word on it',
    async () => {
      const server = await runningServer({ LOG_LEVEL: 'error' })
      const second = startServer({ ...server.settings, DATA_DIR: `${server.dataDir}/second` })
      const { code, complaint } = await second.done
      expect(code).toBe(1)
      expect(complaint).toBe(
        `Vonk cannot start: PORT ${server.port} is taken: another program listens there.\n`,
      )
      await server.end()
    },
    TIMEOUT,
  )

  test(
    'outside the demo stops until somebody says who collects the money',
    async () => {
      const { code, complaint } = await startServer({ PAYMENT_PROVIDER: '' }).done
      expect(code).toBe(1)
      expect(complaint).toStartWith('Vonk cannot start: PAYMENT_PROVIDER must be named')
    },
    TIMEOUT,
  )

  test(
    'at which nobody collects any has no sandbox, and does not describe itself, and one that sends no mails says so',
    async () => {
      const closed = await runningServer({ PAYMENT_PROVIDER: 'none', LOG_LEVEL: 'warn' })
      try {
        // Nor are its mails sent, and whoever reads them gets in: that is said at once.
        await closed.wrote('"event":"mails.kept","set":"SMTP_URL"')
        for (const path of ['/sandbox/v1/payments', '/sandbox/checkout.css', '/swagger/json']) {
          const answer = await fetch(`${closed.url}${path}`)
          expect([answer.status, await answer.json()]).toEqual([404, { code: 'not-found' }])
        }
        expect(await (await fetch(`${closed.url}/api/settings.php`)).json()).toMatchObject({
          payments: 'none',
        })
      } finally {
        await closed.end()
      }
    },
    TIMEOUT,
  )

  test(
    'on a database file that another process has stops with a word on which',
    async () => {
      const server = await runningServer({ LOG_LEVEL: 'error' })
      const second = startServer({ ...server.settings, PORT: String(freePort()) })
      const { code, complaint } = await second.done
      await server.end()
      expect(code).toBe(1)
      expect(complaint).toMatch(
        /^Vonk cannot start: another process has the database file\. Process \d+ on \S+ has had it since \d{4}-\S+Z\. Stop that one first: a libSQL file takes one process, PostgreSQL takes many\.\n$/,
      )
      expect(complaint).toContain(`Process ${server.pid} on`)
    },
    TIMEOUT,
  )

  test(
    'with a wrong value stops with a word on it',
    async () => {
      const { code, complaint } = await startServer({ PAYMENT_PROVIDER: 'mollie' }).done
      expect(code).toBe(1)
      expect(complaint).toBe(
        'Vonk cannot start: PAYMENT_PROVIDER=mollie needs MOLLIE_API_KEY, as Mollie shows it.\n',
      )
    },
    TIMEOUT,
  )
})
