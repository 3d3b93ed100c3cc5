import { type Browser, expect, type Page } from '@playwright/test'
import { linkIn, mailTo } from './mailbox.ts'
import { join, logIn, type Newcomer, openAnswering, test, visit } from './members.ts'

const NEW_PASSWORD = 'nog een vreemder geheim'

test.describe('in a browser where nobody chose a language', () => {
  test('a member who logs in reads the site in their own', async ({ page, browser }) => {
    const elsewhere = await browser.newPage()
    const { email, password } = await join(elsewhere.request)
    await elsewhere.request.put('/api/user.php', { data: { language: 'de' } })
    await elsewhere.close()
    await visit(page, '/login')
    await logIn(page, email, password)
    await expect(page.getByRole('heading', { name: 'Suchen', level: 1 })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Suchen', level: 1 })).toBeVisible()
  })

  test('the link in a mail opens in the language of the mail', async ({ page, browser }) => {
    const elsewhere = await browser.newPage()
    const { email } = await join(elsewhere.request)
    await elsewhere.request.put('/api/user.php', { data: { language: 'de' } })
    await elsewhere.request.post('/api/account/reset-mail', { data: { email } })
    await elsewhere.close()
    const mail = await mailTo(page.request, email, 'Passwort')
    await page.goto(`${linkIn(mail)}${/\?lang=\w+/.exec(mail)?.[0]}`)
    await expect(page.getByRole('heading', { name: 'Wähle ein neues Passwort' })).toBeVisible()
    await page.goto('/pricing')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })
})

/** Records the main headings that are shown from now on. */
async function recordHeadings(page: Page): Promise<() => Promise<readonly string[]>> {
  const recorded = await page.evaluateHandle(() => {
    const now = () => document.querySelector('h1')?.textContent ?? ''
    const shown = [now()]
    new MutationObserver(() => {
      const heading = now()
      if (heading !== '' && heading !== shown.at(-1)) shown.push(heading)
    }).observe(document, { childList: true, subtree: true })
    return shown
  })
  return () => recorded.jsonValue()
}

/** Logs in elsewhere; the function it returns changes the password there, which ends all other sessions. */
async function loggedInElsewhere(browser: Browser, { email, password }: Newcomer) {
  const elsewhere = await browser.newPage()
  await visit(elsewhere, '/login')
  await logIn(elsewhere, email, password)
  await expect(elsewhere).toHaveURL(/\/members/)
  return async () => {
    const data = { old: password, password: NEW_PASSWORD }
    const answer = await elsewhere.request.put('/api/account/password', { data })
    expect(answer.status()).toBe(200)
    await elsewhere.close()
  }
}

test('whose session ended in another browser logs in once, and is back where they were', async ({
  page,
  member,
  browser,
}) => {
  const endSession = await loggedInElsewhere(browser, member)
  // A socket that says nothing, and a session that ends on the way: the page learns of it by this request.
  await page.routeWebSocket('**/api/events', () => undefined)
  const once = { times: 1 }
  await page.route('**/api/account', (route) => endSession().then(() => route.continue()), once)
  await page.goto('/notifications')
  const shown = await recordHeadings(page)
  await page.getByRole('switch', { name: 'Weekoverzicht' }).click()
  await expect(page.getByRole('heading', { name: 'Inloggen', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fnotifications$/)
  await logIn(page, member.email, NEW_PASSWORD)
  await expect(page).toHaveURL(/\/notifications$/)
  await expect.poll(shown).toEqual(['Instellingen', 'Inloggen', 'Instellingen'])
})

test('a page whose session ended in another browser leads to the login by itself', async ({
  page,
  member,
  browser,
}) => {
  const endSession = await loggedInElsewhere(browser, member)
  await openAnswering(page, '/notifications')
  await endSession()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fnotifications$/)
  await logIn(page, member.email, NEW_PASSWORD)
  await expect(page).toHaveURL(/\/notifications$/)
})

test('an address that asks to be led to another site is not followed after logging in', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newPage()
  const { email, password } = await join(elsewhere.request)
  await elsewhere.close()
  await visit(page, `/login?redirect=${encodeURIComponent('https://elsewhere.test/')}`)
  await logIn(page, email, password)
  await expect(page.getByRole('heading', { name: 'Zoeken', level: 1 })).toBeVisible()
})
