import { describe, expect, test } from 'bun:test'
import { NO_FACTS } from '#core/notices/browser-facts.ts'
import { uuid } from '../open-api.ts'
import { openPages } from '../open-pages.ts'

const ANN_ID = uuid(1)

describe('a page that shows each viewer something else', () => {
  const ANN = { cookie: 'vonk_session=ann; tz=Europe/Amsterdam' }

  test('is rendered per viewer, with their data and time zone', async () => {
    const { open, asked } = openPages()
    const { html } = await open('/members?gender=male', ANN)
    await open('/members', { cookie: 'vonk_session=bob; tz=America/New_York' })
    expect(html).toContain('<div id="app" data-early><main>/members nl</main></div>')
    expect(asked.map(({ search, timeZone }) => [search, timeZone])).toEqual([
      ['?gender=male', 'Europe/Amsterdam'],
      ['', 'America/New_York'],
    ])
  })

  test('calls the API as the viewer, and as a visitor for a public page', async () => {
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

  test('uses the country’s time zone for a member whose browser reported none', async () => {
    const { open, asked } = openPages()
    for (const tz of ['', '; tz=Nowhere/Land', '; tz=<b>'])
      await open('/members', { cookie: `vonk_session=ann${tz}` })
    await open('/members', { cookie: 'vonk_session=ann', 'accept-language': 'fi-FI' })
    await open('/members')
    expect(asked.map(({ timeZone }) => timeZone)).toEqual([
      'Europe/Amsterdam',
      'Europe/Amsterdam',
      'Europe/Amsterdam',
      'Europe/Helsinki',
      null,
    ])
  })

  test('knows what the browser reported of its notices, at one moment; malformed reports say nothing', async () => {
    const { open, asked, now } = openPages()
    const text = `denied.none.0.${now()}.0.0`
    for (const said of [`; notices=${text}`, '', '; notices=denied', `; notices=${text}%20`])
      await open('/members', { cookie: `vonk_session=ann${said}` })
    await open('/pricing', { cookie: `notices=${text}` })
    const reported = {
      push: 'denied' as const,
      installWay: null,
      dismissals: { 'hide-push-notification-alert': now() },
      at: now(),
    }
    const nothing = { ...NO_FACTS, at: now() }
    expect(asked.map(({ noticeFacts }) => noticeFacts)).toEqual([
      reported,
      nothing,
      nothing,
      nothing,
      null,
    ])
  })

  test('is every page of a member, and each page of a visitor that is not the same for all of them', async () => {
    const { open } = openPages()
    const cacheOf = async (path: string, headers = {}) =>
      (await open(path, headers)).response.headers.get('cache-control')
    for (const path of ['/chats', '/credits', '/pricing', '/landers/gallery', '/nowhere'])
      expect(await cacheOf(path, ANN)).toBe('private, no-store')
    expect(await cacheOf('/members')).toBe('private, no-store')
    for (const path of ['/pricing', '/landers/gallery', '/nowhere'])
      expect(await cacheOf(path)).toBe('private, no-cache')
  })

  test('knows from which event on it must hear of changes; a page for everybody does not', async () => {
    const { open, asked, keep } = openPages()
    await open('/chats', ANN)
    await keep(({ events }) => events.append({ type: 'account.changed', member: ANN_ID }, 1))
    await open('/chats', ANN)
    await open('/pricing')
    const [before, after, shared] = asked.map(({ since }) => since)
    expect(before).toBe('0.0')
    expect(after).not.toBe(before)
    expect(shared).toBeNull()
  })

  test('changes nothing by being looked at: only what reads is asked', async () => {
    const { open, asked, cookiesAsked } = openPages()
    await open('/chats', ANN)
    const before = cookiesAsked.length
    const call = new Request('http://localhost/api/conversations', { method: 'POST', body: '{}' })
    expect((await asked[0]?.ask(call))?.status).toBe(405)
    expect(cookiesAsked).toHaveLength(before)
  })
})

test('a page that is another one for this viewer leads there, and no cache keeps where', async () => {
  const { open } = openPages({ location: '/login?redirect=%2Fchats' })
  const { response } = await open('/chats')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/login?redirect=%2Fchats')
  expect(response.headers.get('cache-control')).toBe('private, no-store')

  const { headers } = (await open('/chats?lang=fi')).response
  expect(headers.get('location')).toBe('/login?redirect=%2Fchats&lang=fi')
})

test('what fails while a page is rendered leaves it to the browser, which can try again', async () => {
  const { open } = openPages('unanswered')
  const { response, html } = await open('/members', {
    cookie: 'vonk_session=ann; tz=Europe/Amsterdam',
  })
  expect(html).toContain('<div id="app"><nav>Vonk nl member</nav></div>')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})
