import { type Browser, expect, type Page } from '@playwright/test'
import { demoMen, join, test } from './members.ts'
import { watch } from './soundness.ts'

// What is touched before a page answers is what these are about.
test.use({ patient: false })

/** The first of the demo men, and a conversation with him that has a message in it. */
async function chatOf(page: Page) {
  const [man] = await demoMen(page.request)
  const begun = await page.request.post('/api/conversations', { data: { profile_id: man?.id } })
  const { id } = await begun.json()
  const message = { id: crypto.randomUUID(), text: 'Koffie?', acknowledged: true, credits: 2 }
  await page.request.post(`/api/conversations/${id}/messages`, { data: message })
  return { chat: `/chats/${id}`, profile: `/members/${man?.id}` }
}

const PAGES = [
  '/members',
  '/chats',
  '/likes',
  '/likes/given',
  '/credits',
  '/credits/eur-25',
  '/credits/repeat-order',
  '/transactions',
  '/premium',
  '/pricing',
  '/profile',
  '/notifications',
] as const

test('a login that leads on is the same before and after the scripts', async ({ page }) => {
  const wrong = watch(page)
  await page.goto('/chats')
  await expect(page.getByText('Log in om verder te gaan.')).toBeVisible()
  await page.getByRole('button', { name: 'Wachtwoord tonen' }).click()
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveAttribute('type', 'text')
  expect(wrong).toEqual([])
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor can read who is here, and a profile too', async ({ page }) => {
    await page.goto('/members')
    await expect(page.getByRole('heading', { level: 1, name: 'Zoeken' })).toBeVisible()
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('In het kort')
  })

  test('a member’s page leads a visitor to log in, who then goes on where they wanted', async ({
    page,
  }) => {
    const answer = await page.goto('/chats?network=friends')
    expect(answer?.request().redirectedFrom()?.url()).toMatch(/\/chats\?network=friends$/)
    const url = new URL(page.url())
    expect(url.pathname).toBe('/login')
    expect(url.searchParams.get('redirect')).toBe('/chats?network=friends')
    // Where the visit came from is not lost on the way.
    expect(url.searchParams.get('network')).toBe('friends')
    await expect(page.getByText('Log in om verder te gaan.')).toBeVisible()
  })

  test('a member can read every page of theirs', async ({ page, member: _ }) => {
    const { chat, profile } = await chatOf(page)
    for (const path of [...PAGES, profile]) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible()
      await expect(page.getByRole('progressbar'), path).toHaveCount(0)
    }
    await page.goto(chat)
    await expect(page.getByRole('log')).toContainText('Koffie?')
  })

  test('an address of ten thousand letters is answered', async ({ page, member: _ }) => {
    const long = `?q=${'x'.repeat(10_000)}`
    expect((await page.goto(`/members${long}`))?.status()).toBe(200)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.context().clearCookies()
    expect((await page.goto(`/chats${long}`))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.url().length).toBeLessThan(100)
  })
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
    // cost something.
    const own = /^\/api\/(photos\/|user\.php|chats\.php|ledger\/month|page-hidden)/.test(pathname)
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

test('what is pressed before the page can answer is done when it can', async ({
  page,
  member: _,
}) => {
  await page.goto('/members')
  await expect(page.getByRole('article').first()).toBeVisible()
  const letScriptsCome = await openHeld(page, '/members')
  await page.getByRole('button', { name: /Met foto/ }).click()
  letScriptsCome()
  await expect(page).toHaveURL(/photo=true/)
})

test('what changes while a page is on its way to the member is on it as soon as it answers', async ({
  page,
  member,
  browser,
}) => {
  await page.goto('/members')
  await expect(page.getByRole('article').first()).toBeVisible()
  const letScriptsCome = await openHeld(page, '/credits')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const theirs = await browser.newPage()
  await join(theirs.request)
  expect((await theirs.request.put(`/api/likes/${member.id}`)).status()).toBe(200)
  const asked = page.waitForRequest(/\/api\/likes\.php/)
  letScriptsCome()
  await asked
  await expect(
    page
      .getByRole('navigation')
      .getByRole('link', { name: /Likes.*1/ })
      .first(),
  ).toBeVisible()
})
