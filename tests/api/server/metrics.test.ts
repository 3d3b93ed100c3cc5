import { afterAll, beforeAll, expect, test } from 'bun:test'
import { freePort } from '#tests/free-port.ts'
import { runningServer } from '../running-server.ts'

const TIMEOUT = 120_000
const metricsPort = freePort()
let server: Awaited<ReturnType<typeof runningServer>>

beforeAll(async () => {
  server = await runningServer({ METRICS_PORT: String(metricsPort), PROXIES: '1', DEMO: '1' })
}, TIMEOUT)
afterAll(() => server.end(), TIMEOUT)

const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
const ask = (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, init)

/** The value of a series, as written. */
const valueIn = (text: string, series: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${series} `))
    ?.slice(series.length + 1)

test('requests are counted by route, method and status', async () => {
  const series = 'vonk_http_requests_total{route="/api/towns",method="GET",status="422"}'
  const before = Number(valueIn(await scrape(), series) ?? 0)
  for (let asked = 0; asked < 3; asked += 1) await ask('/api/towns?country=NL')
  const told = await scrape()
  expect(Number(valueIn(told, series))).toBe(before + 3)
  expect(Number(valueIn(told, 'vonk_http_request_seconds_count{route="/api/towns"}'))).toBe(
    before + 3,
  )
})

test('no series is named after what somebody typed', async () => {
  for (const path of ['/typed-by-me', '/api/typed-by-me', '/api/members/typed-by-me'])
    await ask(path, { headers: { 'user-agent': 'typed-by-me', 'x-request-id': 'typed-by-me' } })
  const told = await scrape()
  expect(told).toContain('status="404"')
  expect(told).not.toContain('typed-by-me')
})

test('the figures are at their own port alone', async () => {
  expect((await ask('/metrics')).headers.get('content-type')).not.toContain('version=0.0.4')
  const own = `http://127.0.0.1:${metricsPort}`
  expect((await fetch(`${own}/`)).status).toBe(404)
  expect((await fetch(`${own}/api/settings.php`)).status).toBe(404)
  expect((await fetch(`${own}/metrics`, { method: 'POST' })).status).toBe(404)
})

test('the figures are not there for other machines', async () => {
  // Another address of this machine, as its public one is.
  const outside = (port: number) => fetch(`http://127.0.0.2:${port}/metrics`).then(({ ok }) => ok)
  const toAll = Bun.serve({ port: 0, hostname: '0.0.0.0', fetch: () => new Response() })
  expect(await outside(Number(toAll.port))).toBe(true)
  await toAll.stop(true)
  await expect(outside(metricsPort)).rejects.toThrow()
})

test('every figure of the dashboard and the alerts is told', async () => {
  await ask('/api/settings.php')
  const told = await scrape()
  const named = new Set<string>()
  for (const file of ['.deploy/prometheus/alerts.yml', '.deploy/grafana/vonk.json']) {
    const text = await Bun.file(file).text()
    for (const [name] of text.matchAll(/\b(?:vonk|process|nodejs)_[a-z0-9_]+/g)) named.add(name)
  }
  // Only a database on a PostgreSQL server has these, or one with backups: `two-servers.test.ts`, `backup-log.test.ts`.
  const elsewhere = /^vonk_(pool|backup_log)_/
  const missing = [...named].filter((name) => !elsewhere.test(name) && !told.includes(name))
  expect(missing).toEqual([])
})

test('every alert says what to do', async () => {
  const { groups } = Bun.YAML.parse(await Bun.file('.deploy/prometheus/alerts.yml').text()) as {
    groups: { rules: { alert: string; annotations: Record<string, string> }[] }[]
  }
  const rules = groups.flatMap((group) => group.rules)
  expect(rules.length).toBeGreaterThan(5)
  const runbook = await Bun.file('api/OPERATING.md').text()
  expect(rules.filter(({ annotations }) => !annotations.summary)).toEqual([])
  expect(
    rules.map(({ alert }) => alert).filter((alert) => !runbook.includes(`**${alert}**`)),
  ).toEqual([])
})

test('an answer names its request as the log does', async () => {
  const named = (headers: Record<string, string>) =>
    ask('/api/settings.php', { headers }).then((answer) => answer.headers.get('x-request-id') ?? '')
  const own = await named({})
  expect(own).toMatch(/^[0-9a-f-]{36}$/)
  await server.wrote(own)
  expect(await named({ 'x-request-id': 'from-the-proxy-1' })).toBe('from-the-proxy-1')
  for (const forged of ['short', 'with a space in it', 'x'.repeat(65)])
    expect(await named({ 'x-request-id': forged })).toMatch(/^[0-9a-f-]{36}$/)
})
