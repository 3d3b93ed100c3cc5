import { type Browser, expect, type Page } from '@playwright/test'
import { linkIn, mailTo } from './mailbox.ts'
import {
  createMember,
  logIn,
  type NewMember,
  openAsVisitor,
  openHydrated,
  PROFILE_LINK,
  test,
} from './members.ts'

const NEW_PASSWORD = 'nog een vreemder geheim'

test.describe('in a browser without a chosen language', () => {
  test('logging in switches the site to the member’s language, and leads to no other site', async ({
    page,
    browser,
  }) => {
    const otherPage = await browser.newPage()
    const { email, password } = await createMember(otherPage.request)
    await otherPage.request.put('/api/user.php', { data: { language: 'de' } })
    await otherPage.close()
    await openAsVisitor(page, `/login?redirect=${encodeURIComponent('https://elsewhere.test/')}`)
    // The demo stored the browser's at the first visit, as if it were chosen.
    await page.context().clearCookies({ name: 'locale' })
    await logIn(page, email, password)
    await expect(page.getByRole('heading', { name: 'Suchen', level: 1 })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Suchen', level: 1 })).toBeVisible()
  })

  test('the link in a mail opens in the language of the mail', async ({ page, browser }) => {
    const otherPage = await browser.newPage()
    const { email } = await createMember(otherPage.request)
    await otherPage.request.put('/api/user.php', { data: { language: 'de' } })
    await otherPage.request.post('/api/account/reset-mail', { data: { email } })
    await otherPage.close()
    const mail = await mailTo(page.request, email, 'Passwort')
    await page.goto(`${linkIn(mail)}${/\?lang=\w+/.exec(mail)?.[0]}`)
    await expect(page.getByRole('heading', { name: 'Wähle ein neues Passwort' })).toBeVisible()
    await page.goto('/pricing')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })
})

/** Records every level 1 heading shown from now on. */
async function recordHeadings(page: Page): Promise<() => Promise<readonly string[]>> {
  const recorded = await page.evaluateHandle(() => {
    const currentHeading = () => document.querySelector('h1')?.textContent ?? ''
    const shown = [currentHeading()]
    new MutationObserver(() => {
      const heading = currentHeading()
      if (heading !== '' && heading !== shown.at(-1)) shown.push(heading)
    }).observe(document, { childList: true, subtree: true })
    return shown
  })
  return () => recorded.jsonValue()
}

/** A session in another browser; the returned function changes the password there, which ends all other sessions. */
async function logInWithOtherBrowser(browser: Browser, { email, password }: NewMember) {
  const otherPage = await browser.newPage()
  const answer = await otherPage.request.post('/api/user.php', { data: { email, password } })
  expect(answer.status()).toBe(200)
  return async () => {
    const data = { old: password, password: NEW_PASSWORD }
    const answer = await otherPage.request.put('/api/account/password', { data })
    expect(answer.status()).toBe(200)
    await otherPage.close()
  }
}

test('after the session was ended elsewhere, one login returns to the same page', async ({
  page,
  member,
  browser,
}) => {
  const endSession = await logInWithOtherBrowser(browser, member)
  // No live updates: the page notices the ended session by this request.
  await page.routeWebSocket('**/api/events', () => undefined)
  const once = { times: 1 }
  await page.route('**/api/account', (route) => endSession().then(() => route.continue()), once)
  await page.goto('/notifications/hear')
  const shown = await recordHeadings(page)
  await page.getByRole('switch', { name: 'Likes' }).click()
  await expect(page.getByRole('heading', { name: 'Inloggen', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fnotifications%2Fhear$/)
  await logIn(page, member.email, NEW_PASSWORD)
  await expect(page).toHaveURL(/\/notifications\/hear$/)
  await expect.poll(shown).toEqual(['Meldingen', 'Inloggen', 'Meldingen'])
})

test('when the session is ended elsewhere the open page redirects to the login', async ({
  page,
  member,
  browser,
}) => {
  const endSession = await logInWithOtherBrowser(browser, member)
  await openHydrated(page, '/notifications')
  await endSession()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fnotifications$/)
  await expect(page.getByText('Je bent op dit apparaat uitgelogd.')).toBeVisible()
  await logIn(page, member.email, NEW_PASSWORD)
  await expect(page).toHaveURL(/\/notifications$/)
})

test('a login in another tab takes the waiting one where it wanted to go', async ({
  page,
  browser,
}) => {
  const otherPage = await browser.newPage()
  const { email, password } = await createMember(otherPage.request)
  await otherPage.close()
  await openAsVisitor(page, '/login?redirect=%2Fnotifications')
  const otherTab = await page.context().newPage()
  // The entry warning was answered in the first.
  await otherTab.goto('/login')
  await logIn(otherTab, email, password)
  await expect(otherTab).toHaveURL(/\/members/)
  await expect(page).toHaveURL(/\/notifications$/)
})

test('a session that ends over a public page is told there, and a login returns to the place', async ({
  page,
  member,
  browser,
}) => {
  const endSession = await logInWithOtherBrowser(browser, member)
  await openHydrated(page, '/members?people_only=true')
  const cards = page.getByRole('article')
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    expect(await cards.count()).toBeGreaterThan(40)
  }).toPass()
  const link = cards.nth(38).getByRole('link', PROFILE_LINK)
  await link.focus()
  const href = await link.getAttribute('href')
  await endSession()
  const again = page.getByRole('button', { name: 'Weer inloggen' })
  await expect(again).toBeInViewport()
  await expect(page).toHaveURL(/\/members\?people_only=true$/)
  await again.click()
  await logIn(page, member.email, NEW_PASSWORD)
  await expect(page).toHaveURL(/\/members\?people_only=true$/)
  const sameLink = page.locator(`main a[href="${href}"]`)
  await expect(sameLink).toBeInViewport()
  await expect(sameLink).toBeFocused()
  await expect(again).toBeHidden()
})

test('who restores a deleted account by logging in is welcomed back', async ({ page, browser }) => {
  const otherPage = await browser.newPage()
  const { email, password } = await createMember(otherPage.request)
  expect(
    (await otherPage.request.post('/api/account/deletion', { data: { reason: 'other' } })).ok(),
  ).toBe(true)
  await otherPage.close()
  await openAsVisitor(page, '/login')
  await logIn(page, email, password)
  await page.getByRole('button', { name: 'Account terughalen' }).click()
  await expect(page).toHaveURL(/\/members/)
  await expect(page.getByText(/^Je account is er weer/)).toBeVisible()
})

/** Presses the guest button of the open login, and says who that is. */
async function asGuest(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Als gast rondkijken' }).click()
  await expect(page).toHaveURL(/\/members/)
  return (await (await page.request.get('/api/user.php')).json()).user.id
}

test('each browser looks around the demo as a guest of its own, and comes back as the same one', async ({
  page,
  browser,
}) => {
  await openAsVisitor(page, '/login')
  const mine = await asGuest(page)
  const otherPage = await browser.newPage()
  await openAsVisitor(otherPage, '/login')
  expect(await asGuest(otherPage)).not.toBe(mine)
  await otherPage.close()

  await page.context().clearCookies({ name: 'vonk_session' })
  await page.goto('/login')
  expect(await asGuest(page)).toBe(mine)
})
