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
