import { describe, expect, test } from 'bun:test'
import type { StaticFile } from '#api/http/static-files.ts'
import { deskPage } from '#api/pages/desk-page.ts'
import { HTTP, openApi } from '../open-api.ts'

const DOCUMENT = [
  '<!doctype html><html lang="nl"><head><title>Vonk</title>',
  '<script type="module" crossorigin src="/assets/desk/desk.js"></script></head>',
  '<body><div id="app"></div></body></html>',
].join('')

const file: StaticFile = {
  type: 'text/html',
  etag: '"1"',
  immutable: false,
  plain: new TextEncoder().encode(DOCUMENT),
  br: null,
  gzip: null,
}

function open(files = new Map([['/desk.html', file]])) {
  const page = deskPage(openApi(), HTTP, { files, server: null })
  return (path: string, headers: Record<string, string> = {}) =>
    page.handle(new Request(`http://localhost${path}`, { headers }))
}

describe('the document of the desk', () => {
  test('is the same at each of its paths, for no index and no cache', async () => {
    const get = open()
    for (const path of ['/desk', '/desk/photos', '/desk/invitation/a-token']) {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('x-robots-tag')).toBe('noindex')
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(await answer.text()).toContain('<script type="module" crossorigin')
    }
  })

  test('has a strict policy', async () => {
    const policy = (await open()('/desk')).headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'; script-src 'self';")
    expect(policy).not.toContain('unsafe')
    expect(policy).toEndWith("; frame-src 'self'")
  })

  test('is in the language that was chosen, with the theme of the site', async () => {
    const text = await (await open()('/desk', { cookie: 'locale=fi' })).text()
    expect(text).toContain('<html lang="fi" data-brand="default"')
  })

  test('is not there where the app is not built, or for a foreign path', async () => {
    expect((await open(new Map())('/desk')).status).toBe(404)
    expect((await open()('/desks')).status).toBe(404)
  })
})
