import {
  type Browser,
  type BrowserContextOptions,
  devices,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import type { PushState } from '#core/notices/push-prompt.ts'
import { test } from './members.ts'
import { DESKTOP } from './screens.ts'
import { watch } from './soundness.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
const ENRICH = 'Vertel iets meer over jezelf'
const PHOTO = 'Je hebt nog geen profielfoto'
const PUSH = 'Hoor het als iemand je schrijft'

/** The one line above the faces. */
const notice = (page: Page): Locator => page.getByRole('main').getByRole('status').first()

async function topOfFaces(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready.then(() => true))
  // Found and measured at once: a search replaces the faces, and one that is gone has its top at 0.
  const top = await page.waitForFunction(
    () => document.querySelector('article')?.getBoundingClientRect().top,
  )
  return (await top.jsonValue()) ?? 0
}

/** Lets the browser say this of push notifications, whatever it is. */
const sayOfPush = (page: Page, permission: NotificationPermission) =>
  page.addInitScript((said) => {
    Object.defineProperty(Notification, 'permission', { get: () => said })
    Object.defineProperty(PushManager.prototype, 'getSubscription', { value: async () => null })
  }, permission)

const reported = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'notices')

/** What the page found out of pushes is reported only once it is known: the notice was chosen before. */
const foundOut = (page: Page, push: PushState) =>
  expect.poll(async () => (await reported(page))?.value ?? '').toMatch(new RegExp(`^${push}\\.`))

/** Makes the last report differ from what the browser says of pushes now. */
async function reportBefore(page: Page, push: PushState): Promise<void> {
  const cookie = await reported(page)
  if (!cookie) throw new Error('nothing was reported yet')
  await page.context().addCookies([{ ...cookie, value: cookie.value.replace(/^\w+/, push) }])
}

/** Where the faces are before any script has run: in a browser of the same member whose scripts never come. */
async function renderedTop(
  browser: Browser,
  page: Page,
  title: string,
  screen: BrowserContextOptions,
): Promise<number> {
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ ...screen, storageState })
  await context.route('**/assets/*.js', () => undefined)
  const unscripted = await context.newPage()
  const members = new URL('/members', test.info().project.use.baseURL).href
  await expect(async () => {
    const answer = await unscripted.goto(members, { waitUntil: 'commit' })
    // A server that is busy for two seconds leaves a page to the browser.
    expect(await answer?.text()).toContain('id="boot"')
  }).toPass()
  await expect(notice(unscripted)).toContainText(title)
  const top = await topOfFaces(unscripted)
  await context.close()
  return top
}

for (const [name, screen] of [
  ['a phone', phone],
  ['a desktop', { viewport: DESKTOP }],
] as const) {
  test.describe(`on ${name}, the notice and the faces stay where the server put them:`, () => {
    test.use(screen)

    /** Opens the list, and expects it as it was rendered once the page has found out about pushes. */
    async function expectSteady(browser: Browser, page: Page, title: string, push: PushState) {
      const top = await renderedTop(browser, page, title, screen)
      await page.goto('/members')
      await foundOut(page, push)
      await expect(notice(page)).toContainText(title)
      expect(await topOfFaces(page)).toBe(top)
    }

    test('the next notice, where one was dismissed', async ({ browser, page, member: _ }) => {
      const wrong = watch(page)
      await sayOfPush(page, 'denied')
      await expectSteady(browser, page, ENRICH, 'denied')
      await page.getByRole('button', { name: 'Niet meer tonen' }).click()
      await expect(notice(page)).toContainText(PHOTO)
      await reportBefore(page, 'incapable')
      await expectSteady(browser, page, PHOTO, 'denied')
      expect(wrong).toEqual([])
    })

    test('the offer of pushes, though they were denied since', async ({
      browser,
      page,
      member: _,
    }) => {
      await sayOfPush(page, 'denied')
      await page.goto('/members')
      await foundOut(page, 'denied')
      await reportBefore(page, 'unsubscribed')
      await expectSteady(browser, page, PUSH, 'denied')
    })

    test('on a first visit one that is true anyway; pushes are offered from the next page on', async ({
      browser,
      page,
      member: _,
    }) => {
      await sayOfPush(page, 'default')
      await expectSteady(browser, page, ENRICH, 'unsubscribed')
      await page.getByRole('button', { name: /Met foto/ }).click()
      await expect(page).toHaveURL(/photo=true/)
      await expect(notice(page)).toContainText(ENRICH)
      const top = await topOfFaces(page)
      const places = page.getByRole('navigation', { name: 'Hoofdmenu' })
      await places.getByRole('link', { name: /^Likes/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Likes' })).toBeVisible()
      await expect(notice(page)).toContainText(PUSH)
      await page.goBack()
      await expect(notice(page)).toContainText(ENRICH)
      await expect.poll(() => topOfFaces(page)).toBe(top)
    })
  })
}
