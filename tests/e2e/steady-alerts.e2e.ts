import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import type { PushState } from '#core/membership/alerts/prompts.ts'
import { endDismissalDay, test } from './members.ts'
import { addPhoto } from './own-photo.ts'
import { collectErrors } from './page-checks.ts'
import { devicesOf } from './screens.ts'

// Push needs one.
test.use({ serviceWorkers: 'allow' })

const PHOTO = 'Je hebt geen profielfoto'
const PUSH = 'Hoor het als iemand je schrijft'

/** The alert above the list. */
const alert = (page: Page): Locator => page.getByRole('main').getByRole('status').first()

const dismissal = (page: Page): Locator => page.getByRole('button', { name: 'Niet meer tonen' })

/** Expects an alert with this title, or none above the list. */
async function expectAlert(page: Page, title: string | null): Promise<void> {
  if (title === null) await expect(dismissal(page)).toHaveCount(0)
  else await expect(alert(page)).toContainText(title)
}

async function firstCardTop(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready.then(() => true))
  // Find and measure in one step: a search replaces the cards, and a detached one has its top at 0.
  const top = await page.waitForFunction(
    () => document.querySelector('article')?.getBoundingClientRect().top,
  )
  return (await top.jsonValue()) ?? 0
}

/** Dismisses the alert, as if that were a day ago. */
async function dismiss(page: Page): Promise<void> {
  const button = dismissal(page)
  await button.click()
  await expect(button).toHaveCount(0)
  await endDismissalDay(page)
}

/** Mocks the browser's push permission. */
const mockPushPermission = (page: Page, permission: NotificationPermission) =>
  page.addInitScript((value) => {
    Object.defineProperty(Notification, 'permission', { get: () => value })
    Object.defineProperty(PushManager.prototype, 'getSubscription', { value: async () => null })
  }, permission)

const noticesCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'notices')

/** Waits until the page has reported the push state; the alert was chosen before that. */
const waitForPushState = (page: Page, push: PushState) =>
  expect
    .poll(async () => (await noticesCookie(page))?.value ?? '')
    .toMatch(new RegExp(`^${push}\\.`))

/** Sets the reported push state to another one than the browser has now. */
async function setReportedPushState(page: Page, push: PushState): Promise<void> {
  const cookie = await noticesCookie(page)
  if (!cookie) throw new Error('nothing was reported yet')
  await page.context().addCookies([{ ...cookie, value: cookie.value.replace(/^\w+/, push) }])
}

/** Position of the first card before any script runs, in a second context of the same member. */
async function firstCardTopBeforeScripts(
  browser: Browser,
  page: Page,
  title: string | null,
  screen: BrowserContextOptions,
): Promise<number> {
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ ...screen, storageState })
  await context.route('**/assets/*.js', () => undefined)
  const pageWithoutScripts = await context.newPage()
  const members = new URL('/members', test.info().project.use.baseURL).href
  await expect(async () => {
    const answer = await pageWithoutScripts.goto(members, { waitUntil: 'commit' })
    // After two seconds a busy server leaves rendering to the browser.
    expect(await answer?.text()).toContain('id="boot"')
  }).toPass()
  await expectAlert(pageWithoutScripts, title)
  const top = await firstCardTop(pageWithoutScripts)
  await context.close()
  return top
}

for (const [name, screen] of devicesOf('phone')) {
  test.describe(`on ${name} the alert and the list do not shift after hydration:`, () => {
    test.use(screen)

    /** Opens the list and expects no layout shift after the push state is known. */
    async function expectNoLayoutShift(
      browser: Browser,
      page: Page,
      title: string | null,
      push: PushState,
    ) {
      const top = await firstCardTopBeforeScripts(browser, page, title, screen)
      await page.goto('/members')
      await waitForPushState(page, push)
      await expectAlert(page, title)
      expect(await firstCardTop(page)).toBe(top)
    }

    test('the next alert after one was dismissed', async ({ browser, page, member: _ }) => {
      const errors = collectErrors(page)
      await mockPushPermission(page, 'default')
      await expectNoLayoutShift(browser, page, PHOTO, 'unsubscribed')
      await dismiss(page)
      await page.reload()
      await expectAlert(page, PUSH)
      await expectNoLayoutShift(browser, page, PUSH, 'unsubscribed')
      expect(errors).toEqual([])
    })

    test('the push alert, although push was denied since', async ({ browser, page, member: _ }) => {
      await mockPushPermission(page, 'denied')
      await page.goto('/members')
      await waitForPushState(page, 'denied')
      await dismiss(page)
      await setReportedPushState(page, 'unsubscribed')
      await expectNoLayoutShift(browser, page, PUSH, 'denied')
    })

    test('on a first visit no alert; the push alert from the next page on', async ({
      browser,
      page,
      member: _,
    }) => {
      await addPhoto(page.request, new URL(test.info().project.use.baseURL ?? '').origin)
      // In review it would be an alert.
      await expect
        .poll(async () => (await (await page.request.get('/api/photos')).json()).photos[0]?.status)
        .toBe('active')
      await mockPushPermission(page, 'default')
      await expectNoLayoutShift(browser, page, null, 'unsubscribed')
      await page.getByRole('button', { name: /Met foto/ }).click()
      await expect(page).toHaveURL(/photo=true/)
      await expectAlert(page, null)
      const top = await firstCardTop(page)
      const mainMenu = page.getByRole('navigation', { name: 'Hoofdmenu' })
      await mainMenu.getByRole('link', { name: /^Likes/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Likes' })).toBeVisible()
      await expect(alert(page)).toContainText(PUSH)
      await page.goBack()
      await expectAlert(page, null)
      await expect.poll(() => firstCardTop(page)).toBe(top)
    })
  })
}
