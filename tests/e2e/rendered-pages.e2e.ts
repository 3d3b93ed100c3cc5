import { type Browser, expect, type Page } from '@playwright/test'
import { hydrated, join, test } from './members.ts'
import { chatOf, PAGES } from './own-pages.ts'
import { watch } from './soundness.ts'

// What is touched before a page answers is what these are about.
test.use({ patient: false })

test('a login that leads on is the same before and after the scripts', async ({ page }) => {
  const wrong = watch(page)
  // With the scripts comes the entry warning, over everything else.
  const letScriptsCome = await openHeld(page, '/chats')
  await expect(page.getByText('Log in om verder te gaan.')).toBeVisible()
  await page.getByRole('button', { name: 'Wachtwoord tonen' }).click()
  letScriptsCome()
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveAttribute('type', 'text')
  expect(wrong).toEqual([])
})

test('a member’s pages come with their data, which is not asked for again', async ({
  page,
  member: _,
}) => {
  const { chat, profile } = await chatOf(page)
  await page.goto('/members')
  await expect(page.getByRole('article').first()).toBeVisible()
  const wrong = watch(page)
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Who one is and which chats there are is asked for in a rhythm of its own; he answers by script, which may have
    // cost something; where the clock stands is told rather than asked.
    const own = /^\/api\/(photos\/|user\.php|chats\.php|ledger\/month|page-hidden|time-zone)/.test(
      pathname,
    )
    if (pathname.startsWith('/api/') && !own) calls.push(pathname)
  })
  for (const path of [...PAGES, profile]) {
    const answer = await page.goto(path)
    expect(await answer?.text(), path).toContain('id="boot"')
    await expect(page.locator('#app[data-early]')).toHaveCount(0)
  }
  expect(calls).toEqual([])
  const answer = await page.goto(chat)
  expect(await answer?.text()).toContain('Koffie?')
  await expect(page.locator('#app[data-early]')).toHaveCount(0)
  await expect(page.getByRole('log')).toContainText('Koffie?')
  expect(wrong).toEqual([])
})

/** What the first message of a chat says of its time, in a browser that came with another clock than its own. */
async function timeTold(browser: Browser, page: Page, clock: { cookie: string; own?: string }) {
  const { chat } = await chatOf(page)
  const { cookies } = await page.context().storageState()
  const context = await browser.newContext(
    clock.own === undefined ? { javaScriptEnabled: false } : { timezoneId: clock.own },
  )
  const tz = { name: 'tz', value: clock.cookie, domain: 'localhost', path: '/' }
  await context.addCookies([...cookies, tz])
  const elsewhere = await context.newPage()
  const wrong = watch(elsewhere)
  await elsewhere.goto(chat)
  const time = elsewhere.getByRole('log').locator('time').first()
  const at = new Date((await time.getAttribute('datetime')) ?? '')
  const timeZone = clock.own ?? clock.cookie
  const told = new Intl.DateTimeFormat('nl', { timeStyle: 'short', timeZone })
  await expect(time).toHaveText(told.format(at))
  expect(wrong).toEqual([])
  await context.close()
}

test('moments are told by the member’s own clock, before any script runs', async ({
  browser,
  page,
  member: _,
}) => {
  await timeTold(browser, page, { cookie: 'Asia/Tokyo' })
  await timeTold(browser, page, { cookie: 'America/New_York' })
})

test('a member who travelled is told moments by the clock of the place they are at now', async ({
  browser,
  page,
  member: _,
}) => {
  await timeTold(browser, page, { cookie: 'America/New_York', own: 'Asia/Tokyo' })
})

/** Opens a page whose scripts wait until the answer is called. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const { promise: free, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await free
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return letScriptsCome
}

test('clicks before hydration are replayed after it', async ({ page, member: _ }) => {
  await page.goto('/members')
  await expect(page.getByRole('article').first()).toBeVisible()
  const letScriptsCome = await openHeld(page, '/members')
  await page.getByRole('button', { name: /Met foto/ }).click()
  letScriptsCome()
  await expect(page).toHaveURL(/photo=true/)
})

test('hydration does not scroll the page from under a visitor', async ({ page }) => {
  const scrolled: string[] = []
  await page.exposeFunction('noteScroll', (path: string) => scrolled.push(path))
  await page.addInitScript(() => {
    const scrollTo = window.scrollTo.bind(window)
    window.scrollTo = (options) => {
      Reflect.get(window, 'noteScroll')(location.pathname)
      scrollTo(options as ScrollToOptions)
    }
  })
  const letScriptsCome = await openHeld(page, '/pages/faq')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Service' })
  await link.scrollIntoViewIfNeeded()
  letScriptsCome()
  await hydrated(page)
  await link.click()
  await expect(page).toHaveURL(/service$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Veelgestelde vragen')
  await hydrated(page)
  expect(scrolled).not.toContain('/pages/faq')
})

test('what is chosen before the page can answer holds when it can', async ({ page, member: _ }) => {
  const letScriptsCome = await openHeld(page, '/notifications')
  const first = page.getByRole('switch').first()
  const before = await first.isChecked()
  await first.click()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  letScriptsCome()
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await expect(first).toBeChecked({ checked: !before })
})

/** A page so busy that its parts are hydrated one by one, half a second apart. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = (work, options) =>
      window.setTimeout(work, options?.timeout ?? 50, { didTimeout: true, timeRemaining: () => 0 })
  })

test('who goes on before the whole page is hydrated finds the next page as it should be', async ({
  page,
  member: _,
}) => {
  await neverIdle(page)
  const wrong = watch(page)
  await page.goto('/members')
  const line = page.getByRole('main').getByText('Vertel iets meer over jezelf')
  await expect(line).toBeVisible()
  await expect(page.locator('#app:not([data-early])')).toBeAttached()
  // Without a pointer, which would hydrate the rest of the page at once.
  await page.evaluate(() => history.pushState(null, '', '/match-finder'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie past bij jou?')
  await expect(line).toBeHidden()
  expect(wrong).toEqual([])
})

test('what changes while a page is on its way to the member is on it as soon as it answers', async ({
  page,
  member,
  browser,
}) => {
  await neverIdle(page)
  await page.goto('/members')
  await expect(page.getByRole('article').first()).toBeVisible()
  const letScriptsCome = await openHeld(page, '/credits')
  const wrong = watch(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const theirs = await browser.newPage()
  await join(theirs.request)
  expect((await theirs.request.put(`/api/likes/${member.id}`)).status()).toBe(200)
  const asked = page.waitForRequest(/\/api\/likes\.php/)
  letScriptsCome()
  await asked
  // Both bars, of which a screen shows one: the lower is hydrated after the update.
  const badges = page.locator('nav a[href="/likes"]')
  await expect(badges).toHaveCount(2)
  for (const badge of await badges.all()) await expect(badge).toContainText('1')
  expect(wrong).toEqual([])
})
