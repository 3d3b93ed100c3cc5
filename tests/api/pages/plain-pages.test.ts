import { expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { memoryRateLimiter } from '#adapters/system/memory-rate-limiter.ts'
import { rateLimits } from '#api/http/guards/rate-limits.ts'
import { refusedPages } from '#api/pages/refused-pages.ts'
import { MINUTE } from '#core/shared/time.ts'
import { HTTP } from '../open-api.ts'
import { openPages } from '../open-pages.ts'

test('a too long address gives an error page, without rendering', async () => {
  const { open, renderRequests } = openPages()
  const long = 'a'.repeat(10_000)
  for (const path of [`/${long}`, `/members?name=${long}`, `/landers/gallery?x=${long}`]) {
    const { response, html } = await open(path, { cookie: 'vonk_session=somebody' })
    expect(response.status).toBe(414)
    expect(html).toContain('<title>too-long &lt;nl&gt;</title>')
    expect(html).toContain('<h1>too-long</h1>')
    expect(html).not.toContain('<script')
    expect(html).not.toContain(long)
  }
  expect(renderRequests).toEqual([])
  const { response } = await open(`/landers/gallery?x=${'a'.repeat(3000)}`)
  expect(response.status).toBe(200)
})

test('over the rate limit a page gives an error page, and a call its code', async () => {
  const { built, ...world } = openPages()
  const once = () => memoryRateLimiter({ tries: 1, window: MINUTE })
  const limits = { reads: once(), photos: once(), changes: once() }
  const refused = refusedPages(world, HTTP, built)
  const site = {
    isFile: () => false,
    pageOf: (request: Request) => refused('too-fast', request),
  }
  const server = new Elysia().use(rateLimits(world, HTTP, limits, site)).get('/*', () => 'a page')
  const ask = (path: string) => server.handle(new Request(`http://localhost${path}?lang=de`))
  expect((await ask('/members')).status).toBe(200)
  const page = await ask('/members')
  expect(page.status).toBe(429)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await page.text()).toContain('<title>too-fast &lt;de&gt;</title>')
  expect((await (await ask('/api/settings.php')).json()).code).toBe('requests.too-many')
})
