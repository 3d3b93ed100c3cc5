import { describe, expect, test } from 'bun:test'
import { forBrand } from '#api/pages/document/document.ts'
import { hashOf } from '#api/pages/document/html.ts'
import { SECOND } from '#core/shared/time.ts'
import { openPages } from '../open-pages.ts'

describe('a public page', () => {
  test('is rendered for a visitor, with the site’s theme and name', async () => {
    const { open } = openPages()
    const { response, html } = await open('/landers/gallery/autumn')
    expect(response.status).toBe(200)
    expect(html).toContain('<div id="app"><main>/landers/gallery/autumn nl</main></div>')
    expect(html).toContain('<html lang="nl" data-brand="default"')
    expect(html).toContain('<title>Vonk &amp; you</title>')
    expect(html).toContain('<link rel="canonical" href="http://localhost/landers/gallery/autumn">')
    expect(html).toContain('hreflang="sv" href="http://localhost/landers/gallery/autumn?lang=sv"')
  })

  test('with a language in its address is a page of its own', async () => {
    const { html } = await openPages().open('/landers/gallery?lang=sv')
    const own = 'http://localhost/landers/gallery?lang=sv'
    expect(html).toContain(`<link rel="canonical" href="${own}">`)
    expect(html).toContain(`<meta property="og:url" content="${own}">`)
    expect(html).toContain('<meta property="og:locale" content="sv_SE">')
    expect(html).toContain('hreflang="x-default" href="http://localhost/landers/gallery">')
  })

  test('has no render-blocking script or style sheet', async () => {
    const { html } = await openPages().open('/landers/gallery')
    expect(html).not.toContain('<script type="module"')
    expect(html).toContain('<link rel="preload" href="/assets/figtree-letters-1.woff2"')
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/assets/main.css" disabled>',
      '<link rel="stylesheet" href="/assets/gallery.css" disabled>',
    ])
    expect(html).toContain('<style>body{margin:0}</style>')
    expect(html).toContain(
      '"entry":"/assets/main.js","scripts":["/assets/gallery.js","/assets/landers-nl.js"]',
    )
  })

  test('allows only its own inline code in the CSP', async () => {
    const { open } = openPages()
    const [one, two] = [await open('/landers/gallery'), await open('/landers/gallery')]
    const policy = one.response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src 'self' '${hashOf('start()')}';`)
    expect(policy).toContain(`'${hashOf('body{margin:0}')}'`)
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types site-worker intl-worker",
    )
    expect(policy).not.toContain('unsafe')
    const nonce = (header: string | null) => /desc=(.+)/.exec(header ?? '')?.[1]
    const [first, second] = [one, two].map(({ response }) =>
      nonce(response.headers.get('server-timing')),
    )
    expect(policy).toContain(`'nonce-${first}'`)
    expect(first).not.toBe(second)
  })

  test('contains the theme of its own brand only', () => {
    const look = (brand: string) =>
      `[data-brand="${brand}"]{color:red}@media (x){:root[data-mode=dark][data-brand=${brand}],:root [data-brand=${brand}]{color:blue}}`
    const css = `a{b:c}${look('default')}${look('she')}p{q:r}`
    expect(forBrand(css, 'she')).toBe(`a{b:c}@media (x){}${look('she')}p{q:r}`)
    expect(forBrand(css, 'default')).toBe(`a{b:c}${look('default')}@media (x){}p{q:r}`)
  })

  test('escapes its data', async () => {
    const { html } = await openPages({ title: '</title><script>' }).open('/')
    expect(html).toContain('"said":"\\u003c/script>"')
    expect(html).not.toContain('</title><script>')
  })

  test('is rendered once for concurrent visitors, whatever their campaign', async () => {
    const { open, renderRequests, pass } = openPages()
    await Promise.all([open('/'), open('/'), open('/?ref=somebody')])
    expect(renderRequests).toHaveLength(1)
    pass(10 * SECOND)
    await open('/')
    expect(renderRequests).toHaveLength(2)
  })

  test('stays cached whatever campaigns and queries a client invents', async () => {
    const { open, renderRequests } = openPages()
    await open('/landers/gallery')
    for (let n = 0; n < 410; n += 1) await open(`/landers/gallery/made-up-${n}?x=${n}`)
    for (let n = 0; n < 20; n += 1) {
      await open(`/landers/${n % 2 ? 'Gallery' : 'galLery'}/x${n}`)
      await open(`/nothing-${n}?x=${n}`)
    }
    const rendered = renderRequests.length
    await open('/landers/gallery?utm=one')
    await open('/landers/gallery/made-up-409')
    expect(renderRequests).toHaveLength(rendered)
  })

  test('is rendered for each language and country', async () => {
    const { open, renderRequests } = openPages()
    await open('/')
    await open('/', { cookie: 'locale=de' })
    await open('/?lang=pl')
    await open('/', { 'accept-language': 'nl-BE' })
    expect(renderRequests.map(({ locale }) => locale)).toEqual(['nl', 'de', 'pl', 'nl'])
  })

  test('is the same for every host, and contains no foreign host', async () => {
    const { app, renderRequests } = openPages()
    for (const host of ['localhost', 'evil.test', 'localhost:81', 'LOCALHOST.', '192.0.2.7']) {
      const html = await (await app.handle(new Request(`http://${host}/`))).text()
      expect(html).toContain('<link rel="canonical" href="http://localhost/">')
    }
    await app.handle(new Request('http://localhost/', { headers: { 'x-country': 'DE' } }))
    expect(renderRequests).toHaveLength(1)
  })

  test('of a member is not cached, and is hidden from search engines if it says so', async () => {
    const { open, renderRequests } = openPages({ indexed: false })
    await open('/members/1/landing')
    const { html } = await open('/members/1/landing')
    expect(renderRequests).toHaveLength(2)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('rel="canonical"')
  })

  test('is compressed for clients that accept it', async () => {
    const { response, html } = await openPages().open('/', { 'accept-encoding': 'gzip' })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    const bytes = Bun.gunzipSync(new Uint8Array(await response.arrayBuffer()))
    expect(new TextDecoder().decode(bytes)).toContain('<main>/ nl</main>')
    expect(html).not.toContain('<main>')
  })

  test('is never compressed in a way that the client refuses', async () => {
    const { response } = await openPages().open('/', { 'accept-encoding': 'br;q=0, gzip' })
    expect(response.headers.get('content-encoding')).toBe('gzip')
  })
})

describe('the shell of a client-rendered page', () => {
  const DRAWN = '<div id="app"><nav>'

  test('for a member contains navigation and theme when data is missing', async () => {
    const { open, memberCookie } = openPages('unanswered')
    const { html } = await open('/chats', { cookie: await memberCookie() })
    expect(html).toContain('<div id="app"><nav>Vonk nl member</nav></div>')
    expect(html).toContain('<style>body{margin:0}.wall{color:red}</style>')
    expect(html).toContain('<script type="module"')
  })

  test('has its page’s title in the page’s language; without one of its own, the site’s', async () => {
    const { open } = openPages('unanswered')
    expect((await open('/chats')).html).toContain('<title>Messages &amp; more</title>')
    expect((await open('/credits')).html).toContain('<title>Vonk: dating waar je weet')
  })

  test('loads every script immediately, and no style sheet', async () => {
    const { html } = await openPages('unanswered').open('/chats')
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/landers-nl.js">')
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/assets/main.css" disabled>',
      '<link rel="stylesheet" href="/assets/gallery.css" disabled>',
    ])
  })

  test('contains the messages for a failed start and for disabled scripts', async () => {
    const { html, response } = await openPages('unanswered').open('/chats')
    expect(html).toContain('<template id="last-page"><h1>It will not load</h1></template>')
    expect(html).toContain('<noscript>Turn scripts &lt;on&gt;</noscript>')
    // It must listen before its script is loaded.
    expect(html).toMatch(/<script>watch\(\)<\/script>.*<script type="module"/s)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src 'self' '${hashOf('watch()')}';`)
  })

  test('is sent after a timeout of two seconds, also for a public page', async () => {
    const { open, memberCookie } = openPages('slow')
    const answers = await Promise.all([
      open('/chats', { cookie: await memberCookie() }),
      open('/pricing'),
    ])
    for (const { response, html } of answers)
      expect([response.status, html.includes(DRAWN)]).toEqual([200, true])
  })

  test('differs for visitors, and for each page', async () => {
    const { open, memberCookie } = openPages('unanswered')
    const [member, visitor] = [
      await open('/chats', { cookie: await memberCookie() }),
      await open('/chats'),
    ]
    expect([member.html.includes('nl member'), visitor.html.includes('nl visitor')]).toEqual([
      true,
      true,
    ])
  })

  test('is sent when rendering fails', async () => {
    const { response, html } = await openPages({ failures: [] }).open('/')
    expect([response.status, html.includes(DRAWN)]).toEqual([200, true])
  })

  test('is a fallback page when it cannot be rendered, or only the browser’s build exists', async () => {
    const { open, logged } = openPages('unanswered')
    const undrawn = await open('/chats/broken')
    const unbuilt = await openPages({}, 'missing').open('/landers/gallery')
    for (const { response, html } of [undrawn, unbuilt])
      expect([response.status, html.includes('<div id="app"></div>')]).toEqual([200, true])
    expect(logged).toMatchObject([['error', 'shell', {}]])
    expect(JSON.stringify(logged)).not.toContain('this one')
  })
})

test('an unknown page is a cached 404', async () => {
  const { open, renderRequests } = openPages()
  const answers = [await open('/nowhere/at/all'), await open('/somewhere/else')]
  expect(answers.map(({ response }) => response.status)).toEqual([404, 404])
  expect(answers[0]?.html).toContain('<meta name="robots" content="noindex">')
  // Shared by all, it names nobody's address.
  expect(answers[0]?.html).not.toContain('og:url')
  expect(renderRequests).toHaveLength(1)
})

test('paths of the API never give a page', async () => {
  const { response } = await openPages().open('/api/nowhere')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ code: 'not-found' })
})
