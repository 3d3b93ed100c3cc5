import { expect, test } from 'bun:test'
import { until } from '#tests/until.ts'
import { SIGNUP_FORM } from '../../signup-form.ts'
import { socketWith } from '../../socket-with.ts'
import { runningServer } from '../running-server.ts'

const TIMEOUT = 120_000

/** A visitor's signup. */
const FORM = {
  ...SIGNUP_FORM,
  id: '00000000-0000-7000-8000-000000000007',
  email: 'noor@example.test',
  name: 'Noor',
  password: 'ember on paper',
}

test(
  'a stopping server answers requests in flight, closes live updates, and aborts nothing',
  async () => {
    const server = await runningServer({ STOP_DELAY: '1' })
    const signedUp = await fetch(`${server.url}/api/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(FORM),
    })
    expect(signedUp.status).toBe(201)
    const cookie = signedUp.headers.get('set-cookie')?.split(';')[0] ?? ''

    const page = socketWith(`ws://127.0.0.1:${server.port}/api/events`, { cookie })
    await new Promise((resolve) => page.addEventListener('open', resolve))
    const letGo = new Promise<number>((resolve) => {
      page.addEventListener('close', ({ code }) => resolve(code))
    })

    // Half of a request: the server has started it, and waits for the rest.
    const body = JSON.stringify({ email: FORM.email, password: FORM.password })
    let answered = ''
    const closed = Promise.withResolvers<void>()
    const connection = await Bun.connect({
      hostname: '127.0.0.1',
      port: server.port,
      socket: {
        data: (_, bytes) => {
          answered += new TextDecoder().decode(bytes)
        },
        close: () => closed.resolve(),
      },
    })
    connection.write(
      `POST /api/user.php HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    )
    connection.flush()
    // Another request, answered after that half arrived, shows that the server has it.
    expect((await fetch(`${server.url}/ready`)).status).toBe(200)

    server.stop()
    expect(await letGo).toBe(1001)
    connection.write(body.slice(10))
    connection.flush()
    await closed.promise
    expect(answered).toStartWith('HTTP/1.1 200 OK')
    expect(answered).toContain(`"id":"${FORM.id}"`)

    const { code, complaint, written } = await server.done
    expect([code, complaint]).toEqual([0, ''])
    expect(written).not.toMatch(/isn't running|at stop|stop\.cut/)
    await server.end()
  },
  TIMEOUT,
)

test(
  'a stopping server first reports that it is not ready, and still answers',
  async () => {
    // Longer than a busy machine needs for the requests meanwhile.
    const server = await runningServer({ STOP_DELAY: '60' })
    const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status
    expect(await statusOf('/ready')).toBe(200)

    server.stop()
    await until(async () => (await statusOf('/ready')) !== 200)
    expect(await statusOf('/ready')).toBe(503)
    expect(await statusOf('/health')).toBe(200)
    expect(await statusOf('/api/settings.php')).toBe(200)
    // Ctrl-C needs no delay for a load balancer.
    process.kill(server.pid, 'SIGINT')
    expect((await server.done).code).toBe(0)
    await server.end()
  },
  TIMEOUT,
)
