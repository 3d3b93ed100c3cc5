import { describe, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DESK_GUEST } from '#adapters/demo/desk-guest.ts'
import { freePort } from '../../free-port.ts'
import { sharedEnv } from '../../shared-env.ts'
import { until } from '../../until.ts'
import { runningServer, startServer } from '../running-server.ts'

const TIMEOUT = 120_000

describe('a start', () => {
  test(
    'on a used port stops with an explanation',
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
    'outside the demo stops until a payment provider is configured',
    async () => {
      const { code, complaint } = await startServer({ PAYMENT_PROVIDER: '' }).done
      expect(code).toBe(1)
      expect(complaint).toStartWith('Vonk cannot start: PAYMENT_PROVIDER must be named')
    },
    TIMEOUT,
  )

  test(
    'without payments has no sandbox and no API docs, and without SMTP it warns',
    async () => {
      const closed = await runningServer({ PAYMENT_PROVIDER: 'none', LOG_LEVEL: 'warn' })
      try {
        // Without SMTP its mails are readable in the mailbox: the start warns of that.
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
    'of a demo answers nobody before its people are there',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'vonk-demo-'))
      const port = freePort()
      const settings = { DEMO: '1', DATA_DIR: dataDir, PORT: `${port}`, HOST: '127.0.0.1' }
      const server = startServer(settings)
      const body = JSON.stringify(DESK_GUEST)
      const headers = { 'content-type': 'application/json' }
      const logIn = () =>
        fetch(`http://127.0.0.1:${port}/api/desk/session`, { method: 'POST', headers, body }).then(
          ({ status }) => status,
          () => null,
        )
      const answers: number[] = []
      await until(async () => {
        const status = await logIn()
        if (status !== null) answers.push(status)
        return answers.length > 0
      })
      expect(answers).toEqual([200])
      server.stop()
      await server.done
      await rm(dataDir, { recursive: true })
    },
    TIMEOUT,
  )

  test(
    'with a locked database file stops, and names the file',
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
    'with a PostgreSQL that does not answer stops, and names the variable, without its password',
    async () => {
      const { code, complaint } = await startServer(
        sharedEnv(`postgres://vonk:a-secret@127.0.0.1:${freePort()}/vonk`),
      ).done
      expect(code).toBe(1)
      expect(complaint).toBe(
        'Vonk cannot start: the database cannot be used: Failed to connect (ERR_POSTGRES_CONNECTION_REFUSED). See that it is there and that DATABASE_URL is right.\n',
      )
    },
    TIMEOUT,
  )

  test(
    'with an invalid value stops with an explanation',
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
