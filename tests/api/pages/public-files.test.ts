import { expect, test } from 'bun:test'
import { publicFiles } from '#api/pages/public-files.ts'
import { LOCALES } from '#core/site/locales.ts'
import { HTTP, openApi, uuid } from '../open-api.ts'

const site = openApi()

async function ask(path: string, headers: Record<string, string> = {}, http = HTTP) {
  const request = new Request(`http://evil.test:81${path}`, { headers })
  const answer = await publicFiles(site, http).handle(request)
  return { answer, text: await answer.text() }
}

test('robots.txt and the sitemap list public and excluded pages', async () => {
  const { answer, text } = await ask('/robots.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(text).toContain('Disallow: /api/\n')
  expect(text).toContain('Sitemap: http://localhost/sitemap.xml\n')
})

test('the sitemap has each public page in each language, with no foreign host', async () => {
  const { answer, text } = await ask('/sitemap.xml')
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place)
  expect(places).toHaveLength(10 * LOCALES.length)
  for (const locale of LOCALES) expect(places).toContain(`http://localhost/pricing?lang=${locale}`)
  expect(text).not.toContain('evil.test')
  const sitemap = await ask('/sitemap.xml', {}, { ...HTTP, publicUrl: 'https://vonk.test' })
  expect(sitemap.text).toContain('<loc>https://vonk.test/?lang=nl</loc>')
})

test('security.txt names a contact and an expiry date', async () => {
  const { text } = await ask('/.well-known/security.txt')
  const [, until = ''] = /^Expires: (.+)$/m.exec(text) ?? []
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(Date.parse(until)).toBeGreaterThan(site.now())
  expect(text).toContain('Canonical: http://localhost/.well-known/security.txt\n')
})

test('password managers are redirected to the password settings', async () => {
  const to = async (headers: Record<string, string>) =>
    (await ask('/.well-known/change-password', headers)).answer.headers.get('location')
  expect(await to({})).toBe('/reset-password')
  expect(await to({ cookie: 'vonk_session=made-up' })).toBe('/reset-password')
  await site.member(uuid(1))
  const cookie = (await site.signedIn(uuid(1))).cookie() ?? ''
  expect(await to({ cookie })).toBe('/notifications/log-in#password')
})
