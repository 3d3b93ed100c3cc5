import { describe, expect, test } from 'bun:test'
import { ok } from '#core/shared/result.ts'
import { SECOND } from '#core/shared/time.ts'
import { uuid } from '../open-api.ts'
import { openPages } from '../open-pages.ts'

const MADE_UP = 'vonk_session=made-up'

describe('a session cookie that identifies nobody', () => {
  test('gets the pages that visitors share, and is removed', async () => {
    const { open, renderRequests } = openPages()
    await open('/')
    const { response } = await open('/', { cookie: MADE_UP })
    expect(renderRequests).toHaveLength(1)
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(response.headers.getSetCookie()).toEqual([
      'vonk_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ])
  })

  test('of a session that was ended elsewhere says so; one that expired does not', async () => {
    const { open, memberCookie, atomically, reads, pass, sessionIdle } = openPages()
    const said = async (cookie: string) =>
      (await open('/', { cookie })).response.headers.get('server-timing')?.includes('revoked')
    const ended = await memberCookie('bob')
    const [session] = await reads.sessions.of(uuid('b'.charCodeAt(0)))
    await atomically(async ({ sessions }) => {
      await sessions.end(session?.id ?? '')
      return ok(null)
    })
    expect(await said(ended)).toBe(true)
    const expired = await memberCookie('ann')
    expect(await said(expired)).toBe(false)
    pass(sessionIdle)
    expect(await said(expired)).toBe(false)
    expect((await open('/', { cookie: expired })).response.headers.getSetCookie()).toHaveLength(1)
  })

  test('stays where the member cannot be looked up, whose page is shared with nobody', async () => {
    const { open, reads, logged } = openPages()
    reads.sessions.byId = () => Promise.reject(new Error('no database'))
    const { response } = await open('/', { cookie: MADE_UP })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.getSetCookie()).toEqual([])
    expect(logged).toHaveLength(1)
  })
})

describe('the visitors’ search', () => {
  test('is rendered once for all of them, without their cookies; with filters for each', async () => {
    const { open, renderRequests, apiCookies } = openPages()
    const { html } = await open('/members', { cookie: 'notices=denied; tz=Europe/Paris' })
    await open('/members?lang=nl&lang=nl')
    await open('/members')
    expect(renderRequests.map(({ timeZone, since }) => [timeZone, since])).toEqual([
      [null, null],
      [null, null],
    ])
    expect(apiCookies).toEqual([null, null])
    expect(html).toContain('<meta name="robots" content="noindex">')
    for (const query of ['?gender=male', '?x=1', '?gender=male']) await open(`/members${query}`)
    expect(renderRequests).toHaveLength(5)
  })

  test('is rendered anew after some seconds, and at once when somebody hides, leaves or is banned', async () => {
    const { open, renderRequests, pass, cached } = openPages()
    await open('/members')
    pass(10 * SECOND)
    await open('/members')
    expect(renderRequests).toHaveLength(2)
    const member = uuid(1)
    cached.evict({ type: 'account.changed', member })
    await open('/members')
    cached.evict({ type: 'account.erased', member })
    await open('/members')
    cached.evict({ type: 'account.confirmed', member })
    await open('/members')
    expect(renderRequests).toHaveLength(4)
  })
})

describe('more pages at once than can be rendered', () => {
  test('leave a member’s to the browser, and ask a visitor to come back', async () => {
    const { open, memberCookie, hold } = openPages()
    const cookie = await memberCookie()
    const release = hold()
    const waiting = Array.from({ length: 36 }, (_, n) => open(`/members?min_age=${20 + n}`))
    await Promise.resolve()
    const member = await open('/chats', { cookie })
    expect([member.response.status, member.html]).toEqual([
      200,
      expect.stringContaining('<nav>Vonk nl member</nav>'),
    ])
    expect(member.response.headers.get('cache-control')).toBe('private, no-store')
    const visitor = await open('/members?min_age=99')
    expect(visitor.response.status).toBe(503)
    expect(Number(visitor.response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(visitor.html).toContain('<title>too-busy &lt;nl&gt;</title>')
    release()
    for (const { response } of await Promise.all(waiting)) expect(response.status).toBe(200)
    expect((await open('/members?min_age=99')).response.status).toBe(200)
  })

  test('leave a member’s that waited for its turn to the browser, and render a visitor’s', async () => {
    const { open, memberCookie, hold, pass } = openPages()
    const cookie = await memberCookie()
    const release = hold()
    const before = Array.from({ length: 4 }, (_, n) => open(`/members?min_age=${20 + n}`))
    await Promise.resolve()
    const after = [open('/chats', { cookie }), open('/members?min_age=99')]
    await new Promise(setImmediate)
    pass(6 * SECOND)
    release()
    await Promise.all(before)
    const [member, visitor] = await Promise.all(after)
    expect(member?.html).toContain('<nav>Vonk nl member</nav>')
    expect(visitor?.html).toContain('<main>/members nl</main>')
  })
})

test('a page of more than a megabyte is not sent', async () => {
  const { open, logged } = openPages({ body: 'x'.repeat(1024 * 1024) })
  const { html } = await open('/pricing')
  expect(html.length).toBeLessThan(10_000)
  expect(logged).toEqual([['error', 'page', expect.objectContaining({ code: 'page.too-large' })]])
})
