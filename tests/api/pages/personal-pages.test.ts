import { describe, expect, test } from 'bun:test'
import { openPages } from '../open-pages.ts'

describe('a page that shows each viewer something else', () => {
  const ANN = { cookie: 'vonk_session=ann; tz=Europe/Amsterdam' }

  test('is rendered for whoever asks, with the answers they get and on their clock', async () => {
    const { open, asked } = openPages()
    const { html } = await open('/members?gender=male', ANN)
    await open('/members', { cookie: 'vonk_session=bob; tz=America/New_York' })
    expect(html).toContain('<div id="app" data-early><main>/members nl</main></div>')
    expect(asked.map(({ search, timeZone }) => [search, timeZone])).toEqual([
      ['?gender=male', 'Europe/Amsterdam'],
      ['', 'America/New_York'],
    ])
  })

  test('asks as the one who looks, and as nobody where it is a page that all share', async () => {
    const { open, asked, cookiesAsked } = openPages()
    await open('/members', ANN)
    await open('/pricing', { cookie: 'locale=de' })
    expect(asked).toHaveLength(2)
    expect(cookiesAsked).toEqual([ANN.cookie, null])
  })

  test('is kept by nobody: not by the server, a proxy, a search engine or what Back shows', async () => {
    const { open, asked } = openPages()
    const { response, html } = await open('/members', ANN)
    await open('/members', ANN)
    expect(asked).toHaveLength(2)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('rel="canonical"')
  })

  test('is left to the browser of a member who has not said where its clock stands', async () => {
    const { open, asked } = openPages()
    for (const tz of ['', '; tz=Nowhere/Land', '; tz=<b>']) {
      const { html, response } = await open('/members', { cookie: `vonk_session=ann${tz}` })
      expect(html).toContain('<div id="app"><nav>Vonk nl member</nav></div>')
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
    expect(asked).toEqual([])
  })
})
