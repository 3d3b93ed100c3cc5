import { type APIRequest, expect, type Page } from '@playwright/test'
import { demoMen, type NewMember, newSession, openHydrated, test } from './members.ts'

const TEXT = 'Zullen we zaterdag wandelen?'

/** What a member wrote in this browser and did not send. */
const texts = (page: Page) =>
  page.evaluate((text) => Object.values(localStorage).filter((one) => one.includes(text)), TEXT)

/** A page with a message that was typed and not sent. */
async function typed(page: Page): Promise<void> {
  const [man] = await demoMen(page.request)
  const created = await page.request.post('/api/conversations', { data: { profile_id: man?.id } })
  const { id } = await created.json()
  await openHydrated(page, `/chats/${id}`)
  await page.getByRole('textbox').fill(TEXT)
  await expect.poll(() => texts(page)).toHaveLength(1)
}

/** Logs in on another device and changes the password there, which ends all other sessions. */
async function endElsewhere(
  playwright: { readonly request: APIRequest },
  baseURL: string | undefined,
  { email, password }: NewMember,
): Promise<void> {
  const other = await newSession(playwright, baseURL)
  const login = await other.post('/api/user.php', { data: { email, password } })
  expect(login.status()).toBe(200)
  const changed = await other.put('/api/account/password', {
    data: { old: password, password: `${password} en nieuw` },
  })
  expect(changed.status(), await changed.text()).toBe(200)
}

test('what was not sent goes from an open page that is logged out from another device', async ({
  page,
  member,
  playwright,
  baseURL,
}) => {
  await typed(page)
  await endElsewhere(playwright, baseURL, member)
  await expect.poll(() => texts(page), { timeout: 20_000 }).toEqual([])
})

test('and from a browser that was closed meanwhile, once it shows any page of ours', async ({
  page,
  member,
  playwright,
  baseURL,
}) => {
  await typed(page)
  await page.goto('about:blank')
  await endElsewhere(playwright, baseURL, member)
  await page.goto('/login')
  await expect.poll(() => texts(page)).toEqual([])
})

test('it stays where the session only expired, for a week', async ({ page, member: _ }) => {
  await typed(page)
  // What the open page asks would be answered with the session, and might renew it.
  await page.goto('about:blank')
  await page.context().clearCookies()
  const checked = page.waitForResponse('**/api/user.php')
  await page.goto('/login')
  expect((await checked).status()).toBe(403)
  expect(await texts(page)).toHaveLength(1)
  await page.evaluate(() => {
    const week = 7 * 24 * 60 * 60 * 1000
    for (const name of Object.keys(localStorage))
      if (name.startsWith('changed.')) localStorage.setItem(name, String(Date.now() - week))
  })
  await page.goto('/login')
  await expect.poll(() => texts(page)).toEqual([])
})
