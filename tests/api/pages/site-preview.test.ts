import { describe, expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { createApi } from '#api/app.ts'
import { errors } from '#api/http/errors.ts'
import { sitePreview } from '#api/pages/site-preview.ts'
import type { Ports } from '#core/ports.ts'
import { HTTP } from '../open-api.ts'
import { openPages } from '../open-pages.ts'

const AT = '/desk/preview/klik?path=/landers/gallery&mode=dark'

/** A draft of the site “klik”, and browsers that look at it. */
async function open(...[over, server]: Parameters<typeof openPages>) {
  const site = openPages(over, server)
  const ports: Ports = { ...site, newId: site.newId }
  const page = new Elysia()
    .use(errors(HTTP))
    .use(sitePreview(ports, HTTP, site.built, (draft) => createApi(draft, HTTP)))
  const mia = await site.atDesk()
  const see = (path = AT, cookie: string | null = mia.cookie()) =>
    page.handle(new Request(`http://localhost${path}`, { headers: { cookie: cookie ?? '' } }))
  const save = (entry: object = {}) =>
    mia.put('/api/desk/sites/klik/draft', {
      entry: { id: 'klik', domain: 'klik.example', name: 'Klik', domain_language: 'de', ...entry },
      version: null,
      base: null,
    })
  return { ...site, see, save, put: mia.put }
}

describe('the preview of a draft', () => {
  test('is its page with its data, which runs nothing and which the desk may frame', async () => {
    const { see, save } = await open()
    await save()
    const answer = await see()
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toStartWith('<!doctype html><html data-mode="dark" lang="de"')
    expect(html).toContain('<title>Klik &amp; you</title>')
    expect(html).toContain('<main>/landers/gallery de</main>')
    expect(html).not.toMatch(/<noscript|<script/)
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("script-src 'none';")
    expect(policy).toContain("form-action 'none'; frame-ancestors 'self';")
    expect(policy).toEndWith('; sandbox allow-same-origin')
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test('is for operators', async () => {
    const { see, save } = await open()
    await save()
    const answer = await see(AT, null)
    expect([answer.status, await answer.json()]).toEqual([403, { code: 'desk.login-required' }])
  })

  test('of a draft with faults, or of none, says so', async () => {
    const { see, save } = await open()
    expect((await see()).status).toBe(404)
    await save({ min_age: 3 })
    const answer = await see()
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'site.invalid', faults: [{ field: 'min_age', fault: 'too-low', expected: '18' }] },
    ])
  })

  test('of a draft with faults is the site that is published, where there is one', async () => {
    const { see, put } = await open()
    const entry = { id: 'vonk', domain: 'localhost', min_age: 3 }
    await put('/api/desk/sites/vonk/draft', { entry, version: null, base: null })
    const answer = await see(AT.replace('klik', 'vonk'))
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<title>Vonk')
  })

  test('shows pages of the site, nothing else', async () => {
    const { see, save } = await open()
    await save()
    for (const path of ['//elsewhere.example/', '/desk/photos', '/api/settings.php', 'x'])
      expect((await see(AT.replace('/landers/gallery', encodeURIComponent(path)))).status).toBe(422)
  })

  test('is missing where nothing is built, and where a page leads elsewhere', async () => {
    const bare = await open({}, 'missing')
    await bare.save()
    expect((await bare.see()).status).toBe(404)
    const moved = await open({ location: '/members' })
    await moved.save()
    expect((await moved.see()).status).toBe(404)
  })
})
