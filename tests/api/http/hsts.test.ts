import { expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { sitesOf } from '#adapters/sites/sites-of.ts'
import { hsts } from '#api/http/hsts.ts'
import type { Settings } from '#core/site/settings.ts'

type Level = Partial<Pick<Settings, 'hsts' | 'hstsSubdomains'>>

/** What a host is told, of two sites: `one.example` and `two.example`. */
async function told(host: string, levels: { one?: Level; two?: Level; publicUrl?: string | null }) {
  const [first, second] = demoSites('none')
  if (!second) throw new Error('the demo has seven sites')
  const { publicUrl = 'https://one.example' } = levels
  const at = (site: typeof first, domain: string, level: Level = {}) => ({
    ...site,
    settings: { ...site.settings, domain, ...level },
  })
  const sites = sitesOf([
    at(first, 'one.example', levels.one),
    at(second, 'two.example', levels.two),
  ])
  const server = new Elysia()
    .use(hsts(sites, { secure: publicUrl?.startsWith('https:') ?? false, publicUrl }))
    .get('/', () => new Response('a page'))
  const answers = await Promise.all(
    ['/', '/nowhere'].map((path) => server.handle(new Request(`http://${host}${path}`))),
  )
  const [page, missing] = answers.map(({ headers }) => headers.get('strict-transport-security'))
  expect(missing ?? null).toBe(page ?? null)
  return page ?? null
}

test.each([
  [{}, 'max-age=31536000'],
  [{ hsts: 'year', hstsSubdomains: true }, 'max-age=31536000; includeSubDomains'],
  [{ hsts: 'month' }, 'max-age=2592000'],
  [{ hsts: 'month', hstsSubdomains: true }, 'max-age=2592000; includeSubDomains'],
  [{ hsts: 'day' }, 'max-age=86400'],
  // So browsers that were told before forget it.
  [{ hsts: 'off' }, 'max-age=0'],
  [{ hsts: 'off', hstsSubdomains: true }, 'max-age=0'],
] as const)('a site says for how long browsers keep to https: %j', async (two, header) => {
  expect(await told('two.example', { two })).toBe(header)
  expect(await told('one.example', { two })).toBe('max-age=31536000')
})

test('a site is at its host, with a port and in capitals too; the first one at the public URL', async () => {
  const levels = { one: { hsts: 'day' }, two: { hsts: 'month' } } as const
  expect(await told('TWO.example:8443', levels)).toBe('max-age=2592000')
  const publicUrl = 'https://www.one.example'
  expect(await told('www.one.example', { ...levels, publicUrl })).toBe('max-age=86400')
})

test('no host is told that is none of a site, and none over http', async () => {
  for (const host of ['elsewhere.example', 'www.one.example', '127.0.0.1'])
    expect(await told(host, {})).toBeNull()
  for (const publicUrl of ['http://one.example', null])
    expect(await told('one.example', { publicUrl })).toBeNull()
})
