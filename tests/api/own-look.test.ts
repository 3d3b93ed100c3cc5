import { describe, expect, test } from 'bun:test'
import { hashOf } from '#api/pages/html.ts'
import { openPages } from './open-pages.ts'

describe('a site with colours of its own', () => {
  const css = '[data-brand="default"]{--color-ember:#8a6d00}'
  const corrections = [
    { mode: 'light', role: 'ember', asked: '#ffe600', used: '#8a6d00', contrast: 1.268 },
  ]
  const plum = () => openPages({}, 'built', { css, corrections })

  test('shows them on a rendered page and on the empty one, after those of the kit', async () => {
    const { open } = plum()
    const rendered = await open('/landers/gallery')
    expect(rendered.html).toContain(`<style>body{margin:0}.wall{color:red}${css}</style>`)
    const empty = await open('/members')
    expect(empty.html).toMatch(/main\.css"><style>.+<\/style><\/head>/)
    for (const { response, html } of [rendered, empty]) {
      const [, style = ''] = /<style>(.+?)<\/style>/.exec(html) ?? []
      expect(response.headers.get('content-security-policy')).toContain(`'${hashOf(style)}'`)
      expect(style).toContain(css)
    }
  })

  test('tells whoever runs it once what could not be read and was changed', async () => {
    const { open, logged } = plum()
    for (const path of ['/', '/members', '/landers/gallery']) await open(path)
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

  test('lets no style into the empty page where it has none', async () => {
    const { response, html } = await openPages().open('/members')
    expect(html).not.toContain('<style')
    expect(response.headers.get('content-security-policy')).not.toContain('sha256')
  })
})
