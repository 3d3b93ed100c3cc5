import { expect, test } from 'bun:test'
import type { StaticFile } from '#api/http/static-files.ts'
import { pages } from '#api/pages/pages.ts'
import { webManifest } from '#api/pages/web-manifest.ts'
import { HTTP, openApi } from '../open-api.ts'

const shell: StaticFile = {
  type: 'text/html',
  etag: '"1"',
  immutable: false,
  plain: new TextEncoder().encode('<html lang="nl"><title>Vonk</title><div id="app"></div>'),
  br: null,
  gzip: null,
}

test('every site can be installed as an app under its own name, from every page', async () => {
  const site = openApi({ settings: { name: 'Vonk Zij', description: 'Dating & meer' } })
  const files = new Map([['/index.html', shell]])
  const app = pages(site, HTTP, site.api, { files, server: null })
  const ask = async (path: string) => app.handle(new Request(`http://localhost${path}`))

  const html = await (await ask('/members')).text()
  const link = /<link rel="manifest" href="([^"]+)">/.exec(html)?.[1] ?? ''
  const answer = await ask(link)
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Vonk Zij',
    description: 'Dating & meer',
    lang: 'nl',
    display: 'standalone',
    scope: '/',
  })
  for (const { src } of manifest.icons) {
    const picture = Bun.file(new URL(`../../../app/public${src}`, import.meta.url))
    expect([src, await picture.exists()]).toEqual([src, true])
  }
})

test('a site’s own icon is the one of its app', async () => {
  const key = 'icon-vonk-00112233445566ff-512x512'
  const { sites } = openApi({ settings: { icon: key } })
  const { icons } = JSON.parse(webManifest(sites.at(''), 'nl'))
  expect(icons).toMatchObject([
    { src: `/site-pictures/${key}/icon-192`, sizes: '192x192', purpose: 'any' },
    { src: `/site-pictures/${key}/icon-512`, sizes: '512x512', purpose: 'any' },
    { src: `/site-pictures/${key}/maskable-512`, purpose: 'maskable' },
  ])
})
