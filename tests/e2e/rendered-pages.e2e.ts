import { type Browser, expect, type Page } from '@playwright/test'
import { createMember, demoMen, hydrated, test } from './members.ts'
import { chatOf } from './own-pages.ts'
import { collectErrors } from './page-checks.ts'

// These tests act before hydration.
test.use({ waitsForHydration: false })

test('the login page is the same before and after hydration', async ({ page }) => {
  const errors = collectErrors(page)
  // The entry warning, which would cover the page, comes with the scripts.
  const releaseScripts = await openWithDelayedScripts(page, '/chats')
  await expect(page.getByText('Log in om verder te gaan.')).toBeVisible()
  await page.getByRole('button', { name: 'Wachtwoord tonen' }).click()
  releaseScripts()
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveAttribute('type', 'text')
  expect(errors).toEqual([])
})

test('a chat comes with its messages, and its menu and dialogs have the ids of the browser', async ({
  page,
  member: _,
}) => {
  const { chat } = await chatOf(page)
  const errors = collectErrors(page)
  const answer = await page.goto(chat)
  expect(await answer?.text()).toContain('Koffie?')
  await expect(page.locator('#app[data-early]')).toHaveCount(0)
  await expect(page.getByRole('log')).toContainText('Koffie?')

  // A menu and a dialog find their labels by id.
  await page.getByRole('button', { name: 'Meer over dit gesprek' }).click()
  await page.getByRole('menuitem', { name: /melden$/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('menu')).toBeHidden()
  expect(errors).toEqual([])
})

/** Expects the time of a chat's first message in the time zone of the `tz` cookie, or in the browser's own. */
async function expectFirstMessageTime(
  browser: Browser,
  page: Page,
  clock: { cookie: string; own?: string },
) {
  const { chat } = await chatOf(page)
  const { cookies } = await page.context().storageState()
  const context = await browser.newContext(
    clock.own === undefined ? { javaScriptEnabled: false } : { timezoneId: clock.own },
  )
  const tz = { name: 'tz', value: clock.cookie, domain: 'localhost', path: '/' }
  await context.addCookies([...cookies, tz])
  const otherPage = await context.newPage()
  const errors = collectErrors(otherPage)
  await otherPage.goto(chat)
  const time = otherPage.getByRole('log').locator('time').first()
  const at = new Date((await time.getAttribute('datetime')) ?? '')
  const timeZone = clock.own ?? clock.cookie
  const format = new Intl.DateTimeFormat('nl', { timeStyle: 'short', timeZone })
  await expect(time).toHaveText(format.format(at))
  expect(errors).toEqual([])
  await context.close()
}

test('times are rendered on the server in the member’s time zone', async ({
  browser,
  page,
  member: _,
}) => {
  await expectFirstMessageTime(browser, page, { cookie: 'Asia/Tokyo' })
  await expectFirstMessageTime(browser, page, { cookie: 'America/New_York' })
})

test('after travelling, times are shown in the browser’s current time zone', async ({
  browser,
  page,
  member: _,
}) => {
  await expectFirstMessageTime(browser, page, { cookie: 'America/New_York', own: 'Asia/Tokyo' })
})

/** Opens a page whose scripts are delayed until the returned function is called. */
async function openWithDelayedScripts(page: Page, path: string): Promise<() => void> {
  const { promise: free, resolve: releaseScripts } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await free
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return releaseScripts
}

test('clicks before hydration are replayed after it', async ({ page, member: _ }) => {
  await page.goto('/members')
  await expect(page.getByRole('article').first()).toBeVisible()
  const releaseScripts = await openWithDelayedScripts(page, '/members')
  await page.getByRole('button', { name: /Met foto/ }).click()
  releaseScripts()
  await expect(page).toHaveURL(/photo=true/)
})

test('hydration does not scroll the page', async ({ page }) => {
  const scrolled: string[] = []
  await page.exposeFunction('reportScroll', (path: string) => scrolled.push(path))
  await page.addInitScript(() => {
    const scrollTo = window.scrollTo.bind(window)
    window.scrollTo = (options) => {
      Reflect.get(window, 'reportScroll')(location.pathname)
      scrollTo(options as ScrollToOptions)
    }
  })
  const releaseScripts = await openWithDelayedScripts(page, '/pages/faq')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Service' })
  await link.scrollIntoViewIfNeeded()
  releaseScripts()
  await hydrated(page)
  await link.click()
  await expect(page).toHaveURL(/service$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Veelgestelde vragen')
  await hydrated(page)
  expect(scrolled).not.toContain('/pages/faq')
})

test('a setting changed before hydration is saved after it', async ({ page, member: _ }) => {
  const releaseScripts = await openWithDelayedScripts(page, '/notifications/hear')
  const first = page.getByRole('switch').first()
  const before = await first.isChecked()
  await first.click()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  releaseScripts()
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await expect(first).toBeChecked({ checked: !before })
})

/** A busy page: its parts are hydrated one by one, half a second apart. */
const hydrateSlowly = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = (work, options) =>
      window.setTimeout(work, options?.timeout ?? 50, { didTimeout: true, timeRemaining: () => 0 })
  })

test('navigating before hydration is complete shows the next page correctly', async ({
  page,
  member: _,
}) => {
  await hydrateSlowly(page)
  const errors = collectErrors(page)
  await page.goto('/members')
  const alert = page.getByRole('main').getByText('Je hebt geen profielfoto')
  await expect(alert).toBeVisible()
  await expect(page.locator('#app:not([data-early])')).toBeAttached()
  // Without a pointer event, which would hydrate the rest of the page at once.
  await page.evaluate(() => history.pushState(null, '', '/match-finder'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie past bij jou?')
  await expect(alert).toBeHidden()
  expect(errors).toEqual([])
})

test('an update between rendering and hydration is shown after hydration', async ({
  page,
  member,
  browser,
}) => {
  await hydrateSlowly(page)
  await page.goto('/members')
  await expect(page.getByRole('article').first()).toBeVisible()
  const releaseScripts = await openWithDelayedScripts(page, '/credits')
  const errors = collectErrors(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const otherPage = await browser.newPage()
  await createMember(otherPage.request)
  expect((await otherPage.request.put(`/api/likes/${member.id}`)).status()).toBe(200)
  const likesRequest = page.waitForRequest(/\/api\/likes\.php/)
  releaseScripts()
  await likesRequest
  // Desktop and phone navigation; the phone's is hydrated after the update.
  const badges = page.locator('nav a[href="/likes"]')
  await expect(badges).toHaveCount(2)
  for (const badge of await badges.all()) await expect(badge).toContainText('1')
  expect(errors).toEqual([])
})

test('the title of a rendered page counts what is new, as the app does', async ({
  page,
  member,
  browser,
}) => {
  const other = await browser.newContext()
  await createMember(other.request)
  expect((await other.request.put(`/api/likes/${member.id}`, { data: {} })).ok()).toBe(true)
  await other.close()
  const answer = await page.goto('/profile')
  expect(await answer?.text()).toContain('<title>(1) Mijn profiel · Vonk</title>')
  await hydrated(page)
  await expect(page).toHaveTitle('(1) Mijn profiel · Vonk')
})

test('a page that is a signup opens it without a touch, with its own title', async ({ page }) => {
  const [man] = await demoMen(page.request)
  const answer = await page.goto(`/members/${man?.id}/signup`)
  expect(await answer?.text()).toMatch(new RegExp(`<title>${man?.name}, \\d+ · Vonk</title>`))
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${man?.name}, `))
})
