import { describe, expect, test } from 'bun:test'
import { hashOf } from '#api/pages/document/html.ts'
import { openPages } from '../open-pages.ts'

describe('a site with its own colours', () => {
  const css = '[data-brand="default"]{--color-ember:#8a6d00}'
  const corrections = [
    { mode: 'light', role: 'ember', asked: '#ffe600', used: '#8a6d00', contrast: 1.268 },
  ]
  const plum = () => openPages({}, 'built', { css, corrections })

  test('applies them to rendered pages and shells, after the default theme', async () => {
    const { open } = plum()
    const rendered = await open('/landers/gallery')
    const shell = await open('/chats')
    for (const { response, html } of [rendered, shell]) {
      const policy = response.headers.get('content-security-policy')
      const styles = [...html.matchAll(/<style>(.+?)<\/style>/g)].map(([, style = '']) => style)
      expect(styles).toHaveLength(2)
      for (const style of styles) expect(policy).toContain(`'${hashOf(style)}'`)
      expect(html.indexOf(css)).toBeGreaterThan(html.lastIndexOf('<link rel="stylesheet"'))
    }
  })

  test('logs a corrected colour once for the operator', async () => {
    const { open, logged } = plum()
    for (const path of ['/', '/chats', '/landers/gallery']) await open(path)
    expect(logged).toEqual([
      [
        'warn',
        'site.colour-corrected',
        {
          site: 'vonk',
          mode: 'light',
          role: 'ember',
          asked: '#ffe600',
          used: '#8a6d00',
          had: 1.26,
        },
      ],
    ])
  })

  test('allows no inline style on the fallback page without colours', async () => {
    const { response, html } = await openPages({}, 'missing').open('/chats')
    expect(html).not.toContain('<style')
    expect(response.headers.get('content-security-policy')).not.toContain('sha256')
  })
})

describe('a site with its own pictures', () => {
  const icon = 'icon-vonk-00112233445566ff-512x512'
  const cover = 'cover-vonk-00112233445566ff-1200x630'

  test('has them in the head of its pages: icons, and the picture of link previews', async () => {
    const { open } = openPages({}, 'built', null, { settings: { icon, cover } })
    const rendered = await open('/landers/gallery')
    const shell = await open('/chats')
    for (const { html } of [rendered, shell]) {
      expect(html).toContain(`<link rel="icon" href="/site-pictures/${icon}/icon-192"`)
      expect(html).toContain(`"apple-touch-icon" href="/site-pictures/${icon}/apple-touch-180"`)
      expect(html).not.toContain('/icons/')
    }
    const preview = `content="http://localhost/site-pictures/${cover}/preview"`
    expect(rendered.html).toContain(`<meta property="og:image" ${preview}>`)
  })

  test('has that of whom a page is about in its place, but not where the page is missing', async () => {
    const linkPicture = '/api/members/1/preview?lang=nl'
    const about = async (status: 200 | 404) =>
      (await openPages({ linkPicture, status }).open('/landers/gallery')).html
    const own = `<meta property="og:image" content="http://localhost${linkPicture}">`
    expect(await about(200)).toContain(own)
    expect(await about(404)).not.toContain('preview?lang')
  })

  test('has the product’s without', async () => {
    const { html } = await openPages().open('/landers/gallery')
    expect(html).toContain('href="/icons/favicon.svg"')
    expect(html).toContain('content="http://localhost/landers/people/default-preview.jpg"')
  })
})
