import { describe, expect, test } from 'bun:test'
import { hashOf } from '#api/pages/html.ts'
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
    expect(rendered.html).toContain(`<style>body{margin:0}.wall{color:red}${css}</style>`)
    const shell = await open('/chats')
    expect(shell.html).toContain(`<style>body{margin:0}.wall{color:red}${css}</style>`)
    for (const { response, html } of [rendered, shell]) {
      const [, style = ''] = /<style>(.+?)<\/style>/.exec(html) ?? []
      expect(response.headers.get('content-security-policy')).toContain(`'${hashOf(style)}'`)
      expect(style).toContain(css)
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
