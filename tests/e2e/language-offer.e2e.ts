import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { hydrated } from './members.ts'
import { NO_DEMO, openOwnSite } from './own-site.ts'
import { collectErrors } from './page-checks.ts'

test.use({ locale: 'en-US', viewport: { width: 360, height: 640 } })

let site: Awaited<ReturnType<typeof openOwnSite>>

test.beforeAll(async () => {
  site = await openOwnSite(NO_DEMO)
})

test.afterAll(() => site.close())

const QUESTION = 'Read this in English?'
const line = (page: Page) => page.getByRole('region', { name: QUESTION })
const warning = (page: Page) => page.getByRole('alertdialog')

async function expectStored(context: BrowserContext, locale: string): Promise<void> {
  const find = async () => (await context.cookies()).find(({ name }) => name === 'locale')
  await expect.poll(async () => (await find())?.value).toBe(locale)
  expect(((await find())?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * 86_400_000)
}

/** What has moved on the page without being asked. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const isShift = (entry: PerformanceEntry): entry is PerformanceEntry & { value: number } =>
          'value' in entry
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (isShift(entry)) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )

test('an English reader of a Dutch site is asked in English, before the age too', async ({
  page,
  context,
}) => {
  const errors = collectErrors(page)
  const answer = await page.goto(`${site.origin}/`)
  expect(await answer?.text()).toContain('lang="nl"')
  await expect(warning(page)).toContainText('Voor volwassenen')
  await warning(page).getByRole('link', { name: QUESTION }).click()
  await expect(warning(page)).toContainText('For adults')
  await expectStored(context, 'en')
  await warning(page)
    .getByRole('button', { name: /^I’m 18/ })
    .click()
  await expect(line(page)).toHaveCount(0)
  await page.goto(`${site.origin}/pricing`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(line(page)).toHaveCount(0)
  expect(errors).toEqual([])
})

test('the line is answered in place once the app runs, and nothing moves before', async ({
  page,
  context,
}) => {
  const errors = collectErrors(page)
  await page.goto(`${site.origin}/pages/faq`)
  await hydrated(page)
  await expect(line(page)).toBeVisible()
  // A font that arrives moves less than this, and a line much more.
  expect(await layoutShift(page)).toBeLessThan(0.005)
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true })
  })
  await line(page).getByRole('link', { name: QUESTION }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions')
  await expect(page).toHaveTitle(/^Frequently asked/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expect(line(page)).toHaveCount(0)
  await expectStored(context, 'en')
  expect(errors).toEqual([])
})

test('a signup that is opened by its address is offered in English too', async ({
  page,
  context,
}) => {
  await page.goto(`${site.origin}/signup`)
  const signup = page.getByRole('dialog')
  await signup.getByRole('link', { name: QUESTION }).click()
  await expect(signup.getByText('Step 1 of 7')).toBeVisible()
  await expect(signup.getByRole('link', { name: QUESTION })).toHaveCount(0)
  await expectStored(context, 'en')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a declined offer is not made again', async ({ page, context }) => {
    await page.goto(`${site.origin}/login?redirect=%2Fchats`)
    await line(page).getByRole('link', { name: 'No, leave it as it is' }).click()
    await expect(line(page)).toHaveCount(0)
    await expectStored(context, 'nl')
    // Where the login leads is not lost.
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/chats')
    await page.goto(`${site.origin}/`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await expect(line(page)).toHaveCount(0)
  })
})
