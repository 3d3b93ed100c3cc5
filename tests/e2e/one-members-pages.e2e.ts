import { expect, type Page } from '@playwright/test'
import { demoMen, join, openAnswering, somebody, test } from './members.ts'
import { holdScripts } from './slow-line.ts'

/** Has a member write to somebody, whose name then stands in their chats. */
async function write(page: Page): Promise<string> {
  const [man] = await demoMen(page.request)
  const begun = await page.request.post('/api/conversations', { data: { profile_id: man?.id } })
  const { id } = await begun.json()
  const message = { id: crypto.randomUUID(), text: 'Koffie?', acknowledged: true, credits: 2 }
  await page.request.post(`/api/conversations/${id}/messages`, { data: message })
  return man?.name ?? somebody().name
}

const chatWith = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(name) })

test('where another member logs in, in another tab, nothing of the first one stays', async ({
  page,
  member: _,
  browser,
}) => {
  const elsewhere = await browser.newPage()
  const other = await join(elsewhere.request)
  const name = await write(page)
  await openAnswering(page, '/chats')
  await expect(chatWith(page, name)).toBeVisible()

  const tab = await page.context().newPage()
  await openAnswering(tab, '/members')
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
  await expect(page.getByRole('heading', { name: 'Nog geen gesprekken' }).first()).toBeVisible()
  await expect(chatWith(page, name)).toHaveCount(0)
})

test('a page that one member looks at is another one’s as soon as they are logged in', async ({
  page,
  member: _,
  browser,
}) => {
  const elsewhere = await browser.newContext()
  const stranger = await elsewhere.newPage()
  await join(stranger.request)
  const name = await write(page)
  await openAnswering(page, '/chats')
  await expect(chatWith(page, name)).toBeVisible()
  await page.context().addCookies(await elsewhere.cookies())
  // As the tab in which they logged in says it.
  const tab = await page.context().newPage()
  await tab.goto('/pages/terms')
  await tab.evaluate(() => localStorage.setItem('member-changed', crypto.randomUUID()))
  await expect(page.getByRole('heading', { name: 'Nog geen gesprekken' }).first()).toBeVisible()
  await expect(chatWith(page, name)).toHaveCount(0)
})

test('a session that ends between the page and its first call leads to logging in, and back', async ({
  page,
  member: _,
}) => {
  await openAnswering(page, '/members')
  const letThrough = await holdScripts(page)
  await page.goto('/chats', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Berichten' }).first()).toBeVisible()
  await page.context().clearCookies({ name: 'vonk_session' })
  letThrough()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fchats/)
})

test('Back shows no page of somebody who is logged out, and the service worker keeps none', async ({
  page,
  member: _,
}) => {
  const name = await write(page)
  await openAnswering(page, '/chats')
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
