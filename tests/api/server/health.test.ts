import { expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { health } from '#api/server/health.ts'
import { json } from '../open-api.ts'
import { recorded } from '../recorded.ts'

/** A server that is ready, or not, as `check` says. */
function open(check: Parameters<typeof health>[0]) {
  const app = recorded(new Elysia().use(health(check)))
  return (path: string, method = 'GET') =>
    app.handle(new Request(`http://localhost${path}`, { method }))
}

test('a process that answers is alive, whether or not it is ready', async () => {
  const ask = open(async () => null)
  expect(await json(await ask('/health'))).toEqual([200, { ok: true }])
  const unready = await ask('/ready')
  expect(unready.headers.get('retry-after')).toBe('2')
  expect(await json(unready)).toEqual([503, { code: 'busy' }])
})

test('a server that is ready says since when events wait', async () => {
  const nothing = open(async () => ({ eventsWaitSince: null }))
  expect(await json(await nothing('/ready'))).toEqual([200, { ok: true, events_wait_since: null }])
  const waiting = open(async () => ({ eventsWaitSince: 0 }))
  expect(await json(await waiting('/ready'))).toEqual([
    200,
    { ok: true, events_wait_since: '1970-01-01T00:00:00.000Z' },
  ])
})
