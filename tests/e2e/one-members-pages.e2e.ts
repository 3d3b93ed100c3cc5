import { expect, type Page } from '@playwright/test'
import { delayScripts } from './delay-scripts.ts'
import { createMember, demoMen, openHydrated, test, uniqueUser } from './members.ts'

test.use({ serviceWorkers: 'allow' })

/** Sends a message to somebody, whose name then is in the member's chats. */
async function sendMessage(page: Page): Promise<string> {
  const [man] = await demoMen(page.request)
  const created = await page.request.post('/api/conversations', { data: { profile_id: man?.id } })
  const { id } = await created.json()
  const message = { id: crypto.randomUUID(), text: 'Koffie?', acknowledged: true, credits: 2 }
  await page.request.post(`/api/conversations/${id}/messages`, { data: message })
  return man?.name ?? uniqueUser().name
}

const chatWith = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(name) })

test('when another member logs in from another tab, no data of the first one is shown', async ({
  page,
  member: _,
  browser,
}) => {
  const otherPage = await browser.newPage()
  const other = await createMember(otherPage.request)
  const name = await sendMessage(page)
  await openHydrated(page, '/chats')
  await expect(chatWith(page, name)).toBeVisible()

  const tab = await page.context().newPage()
  await openHydrated(tab, '/members')
  await tab.getByRole('button', { name: 'Mijn account' }).click()
  await tab.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect(tab).toHaveURL(/\/$/)
  await expect(page).toHaveURL(/\/login/)
  await tab.goto('/login')
  await tab.getByLabel('E-mailadres').fill(other.email)
  await tab.getByLabel('Wachtwoord', { exact: true }).fill(other.password)
  await tab.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(tab).toHaveURL(/\/members/)

  await page.goto('/chats')
  await expect(page.getByRole('heading', { name: 'Geen gesprekken' }).first()).toBeVisible()
  await expect(chatWith(page, name)).toHaveCount(0)
})

test('an open page switches to the new member as soon as they log in', async ({
  page,
  member: _,
  browser,
}) => {
  const otherContext = await browser.newContext()
  const stranger = await otherContext.newPage()
  await createMember(stranger.request)
  const name = await sendMessage(page)
  await openHydrated(page, '/chats')
  await expect(chatWith(page, name)).toBeVisible()
  await page.context().addCookies(await otherContext.cookies())
  // What the tab in which they logged in does.
  const tab = await page.context().newPage()
  await tab.goto('/pages/terms')
  await tab.evaluate(() => localStorage.setItem('member-changed', crypto.randomUUID()))
  await expect(page.getByRole('heading', { name: 'Geen gesprekken' }).first()).toBeVisible()
  await expect(chatWith(page, name)).toHaveCount(0)
})

test('a session that ends before the first request redirects to the login, and back', async ({
  page,
  member: _,
}) => {
  await openHydrated(page, '/members')
  const releaseScripts = await delayScripts(page)
  await page.goto('/chats', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Berichten' }).first()).toBeVisible()
  await page.context().clearCookies({ name: 'vonk_session' })
  releaseScripts()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fchats/)
})

test('Back shows no page of a logged out member, and the service worker caches none', async ({
  page,
  member: _,
}) => {
  const name = await sendMessage(page)
  await openHydrated(page, '/chats')
  await expect(chatWith(page, name)).toBeVisible()
  await page.goto('/pages/terms')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.context().clearCookies({ name: 'vonk_session' })
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(name)).toHaveCount(0)
  const stored = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((key) => caches.open(key)))
    const requests = await Promise.all(caches_.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(stored.filter((path) => !path.startsWith('/assets/') && path !== '/spoken')).toEqual([])
})
