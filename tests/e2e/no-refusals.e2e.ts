import { expect, type Page } from '@playwright/test'
import { createMember, hydrated, logIn, openAsVisitor, PROFILE_LINK, test } from './members.ts'

test.use({ serviceWorkers: 'allow' })

/** Collects error responses: the browser logs each to the console. */
function collectRefusals(page: Page): readonly string[] {
  const refused: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() >= 400) refused.push(`${response.status()} ${pathname} at ${page.url()}`)
  })
  return refused
}

/** Simulates returning to the tab. */
const showAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('looking around, logging in and logging out cause no error responses', async ({
  page,
  browser,
}) => {
  const otherPage = await browser.newPage()
  const { email, password } = await createMember(otherPage.request)
  await otherPage.close()
  const refused = collectRefusals(page)

  await test.step('as a visitor', async () => {
    // Each page alone is opened by `every-route`, where the browser logs each refusal.
    await openAsVisitor(page, '/members')
    await hydrated(page)
    await showAgain(page)
    await page.waitForLoadState('networkidle')
    await page.getByRole('article').first().getByRole('link', PROFILE_LINK).click()
    await expect(page).toHaveURL(/\/members\/./)
    await page.goto('/chats')
    await expect(page).toHaveURL(/\/login/)
  })

  await test.step('as a member', async () => {
    await page.goto('/login')
    await hydrated(page)
    await logIn(page, email, password)
    await expect(page.getByRole('heading', { name: 'Zoeken', level: 1 })).toBeVisible()
    for (const link of ['Likes', 'Berichten', 'Zoeken']) {
      await page.getByRole('navigation').getByRole('link', { name: link }).first().click()
      await expect(page.getByRole('heading', { name: link, level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
    }
  })

  await test.step('and once logged out', async () => {
    await page.getByRole('button', { name: 'Account' }).first().click()
    await page.getByText('Uitloggen').click()
    await expect(page).toHaveURL('/')
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Inloggen' }).first().click()
    await expect(page.getByLabel('E-mailadres')).toBeVisible()
    await showAgain(page)
    await page.waitForLoadState('networkidle')
  })
  expect(refused).toEqual([])
})
