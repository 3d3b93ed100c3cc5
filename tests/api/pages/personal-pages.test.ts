import { describe, expect, test } from 'bun:test'
import { factsText, NO_FACTS } from '#core/membership/alerts/browser-facts.ts'
import { uuid } from '../open-api.ts'
import { openPages } from '../open-pages.ts'

const ANN_ID = uuid(1)

describe('a personal page', () => {
  const zoned = (cookie: string, zone: string) => ({ cookie: `${cookie}; tz=${zone}` })

  /** Pages with Ann logged in. */
  async function withAnn() {
    const pages = openPages()
    const cookie = await pages.memberCookie()
    return { ...pages, cookie, ANN: zoned(cookie, 'Europe/Amsterdam') }
  }

  test('is rendered per viewer, with their data and time zone', async () => {
    const { open, renderRequests, memberCookie, ANN } = await withAnn()
    const { html } = await open('/members?gender=male', ANN)
    await open('/members', zoned(await memberCookie('bob'), 'America/New_York'))
    expect(html).toContain('<div id="app" data-early><main>/members nl</main></div>')
    expect(renderRequests.map(({ search, timeZone }) => [search, timeZone])).toEqual([
      ['?gender=male', 'Europe/Amsterdam'],
      ['', 'America/New_York'],
    ])
  })

  test('calls the API as the viewer, and as a visitor for a public page', async () => {
    const { open, renderRequests, apiCookies, ANN } = await withAnn()
    await open('/members', ANN)
    await open('/pricing', { cookie: 'locale=de' })
    expect(renderRequests).toHaveLength(2)
    expect(apiCookies).toEqual([ANN.cookie, null])
  })

  test('is cached nowhere: not on the server, in proxies, search engines or the back/forward cache', async () => {
    const { open, renderRequests, ANN } = await withAnn()
    const { response, html } = await open('/members', ANN)
    await open('/members', ANN)
    expect(renderRequests).toHaveLength(2)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('rel="canonical"')
  })

  test('uses the country’s time zone if the browser reported none', async () => {
    const { open, renderRequests, cookie } = await withAnn()
    for (const tz of ['', '; tz=Nowhere/Land', '; tz=<b>'])
      await open('/members', { cookie: `${cookie}${tz}` })
    await open('/members', { cookie, 'accept-language': 'fi-FI' })
    await open('/members')
    expect(renderRequests.map(({ timeZone }) => timeZone)).toEqual([
      'Europe/Amsterdam',
      'Europe/Amsterdam',
      'Europe/Amsterdam',
      'Europe/Helsinki',
      null,
    ])
  })

  test('uses the browser’s reported alert state; malformed reports are ignored', async () => {
    const { open, renderRequests, now, cookie } = await withAnn()
    const text = factsText({
      ...NO_FACTS,
      push: 'denied',
      dismissals: { 'hide-push-notification-alert': now() },
    })
    for (const facts of [`; notices=${text}`, '', '; notices=denied', `; notices=${text}%20`])
      await open('/members', { cookie: `${cookie}${facts}` })
    await open('/pricing', { cookie: `notices=${text}` })
    const reported = {
      push: 'denied' as const,
      installWay: null,
      dismissals: { 'hide-push-notification-alert': now() },
      at: now(),
    }
    const nothing = { ...NO_FACTS, at: now() }
    expect(renderRequests.map(({ alertFacts }) => alertFacts)).toEqual([
      reported,
      nothing,
      nothing,
      nothing,
      null,
    ])
  })

  test('is every page of a member, and visitor pages that differ between visitors', async () => {
    const { open, ANN } = await withAnn()
    const cacheOf = async (path: string, headers = {}) =>
      (await open(path, headers)).response.headers.get('cache-control')
    for (const path of ['/chats', '/credits', '/pricing', '/landers/gallery', '/nowhere'])
      expect(await cacheOf(path, ANN)).toBe('private, no-store')
    for (const path of ['/members?gender=male', '/chats'])
      expect(await cacheOf(path)).toBe('private, no-store')
    for (const path of ['/members', '/pricing', '/landers/gallery', '/nowhere'])
      expect(await cacheOf(path)).toBe('private, no-cache')
  })

  test('has the event position for live updates; a public page has none', async () => {
    const { open, renderRequests, commit, ANN } = await withAnn()
    await open('/chats', ANN)
    await commit(({ events }) => events.append({ type: 'account.changed', member: ANN_ID }, 1))
    await open('/chats', ANN)
    await open('/pricing')
    const [before, after, shared] = renderRequests.map(({ since }) => since)
    expect(after).not.toBe(before)
    expect(shared).toBeNull()
  })

  test('has no side effects: rendering only reads', async () => {
    const { open, renderRequests, apiCookies, ANN } = await withAnn()
    await open('/chats', ANN)
    const before = apiCookies.length
    const call = new Request('http://localhost/api/conversations', { method: 'POST', body: '{}' })
    expect((await renderRequests[0]?.ask(call))?.status).toBe(405)
    expect(apiCookies).toHaveLength(before)
  })

  test('asks about a mailed link, whose token no address may have', async () => {
    const { open, renderRequests } = openPages()
    await open('/0123abcd')
    const asked = new Request('http://localhost/api/links', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: 'x'.repeat(43) }),
    })
    const answer = await renderRequests[0]?.ask(asked)
    expect([answer?.status, await answer?.json()]).toEqual([404, { code: 'not-found' }])
  })
})

test('redirects are not cached', async () => {
  const { open } = openPages({ location: '/login?redirect=%2Fchats' })
  const { response } = await open('/chats')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/login?redirect=%2Fchats')
  expect(response.headers.get('cache-control')).toBe('private, no-store')

  const { headers } = (await open('/chats?lang=fi')).response
  expect(headers.get('location')).toBe('/login?redirect=%2Fchats&lang=fi')
})

test('that fails to render is left to the browser, which can retry', async () => {
  const { open, memberCookie } = openPages('unanswered')
  const { response, html } = await open('/members', { cookie: await memberCookie() })
  expect(html).toContain('<div id="app"><nav>Vonk nl member</nav></div>')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})
