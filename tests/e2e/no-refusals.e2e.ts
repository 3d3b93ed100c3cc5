import { expect, type Page } from '@playwright/test'
import { demoMen, hydrated, join, logIn, openAnswering, test, visit } from './members.ts'

/** What the pages ask in vain, from now on: a browser's console has a line for each. */
function askedInVain(page: Page): readonly string[] {
  const vain: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() >= 400) vain.push(`${response.status()} ${pathname} at ${page.url()}`)
  })
  return vain
}

/** What a page does when somebody comes back to it. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('whoever looks around, logs in and logs out never asks what is refused', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newPage()
  const { email, password } = await join(elsewhere.request)
  await elsewhere.close()
  const vain = askedInVain(page)

  await test.step('as a visitor', async () => {
    await visit(page, '/')
    for (const path of ['/members', '/pricing', '/premium', '/pages/faq', '/signup']) {
      await page.goto(path)
      await hydrated(page)
      await comeBack(page)
      await page.waitForLoadState('networkidle')
    }
    await page.goto('/members')
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/members\/./)
    await page.goto('/chats')
    await expect(page).toHaveURL(/\/login/)
  })

  await test.step('as a member', async () => {
    await page.goto('/login')
    await hydrated(page)
    await logIn(page, email, password)
    await expect(page.getByRole('heading', { name: 'Zoeken', level: 1 })).toBeVisible()
    const [man] = await demoMen(page.request)
    const pages = ['profile', 'chats', 'likes', 'credits', 'notifications', 'match-finder']
    for (const path of [...pages, `members/${man?.id}`, `members/${man?.id}/chat`]) {
      await openAnswering(page, `/${path}`)
      await page.waitForLoadState('networkidle')
    }
  })

  await test.step('and once logged out', async () => {
    await page.goto('/members')
    await hydrated(page)
    await page.getByRole('button', { name: 'Account' }).first().click()
    await page.getByText('Uitloggen').click()
    await expect(page).toHaveURL('/')
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Inloggen' }).first().click()
    await expect(page.getByLabel('E-mailadres')).toBeVisible()
    await comeBack(page)
    await page.waitForLoadState('networkidle')
  })
  expect(vain).toEqual([])
})
