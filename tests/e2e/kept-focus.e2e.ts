import { expect, type Page } from '@playwright/test'
import { demoMen, newSession, openHydrated, test } from './members.ts'

/** The text of what has the focus; empty for the page as a whole. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document
    return activeElement === body ? '' : (activeElement?.textContent ?? '')
  })

test('a form that is replaced by its result leaves the focus there', async ({
  page,
  member: _,
}) => {
  await openHydrated(page, '/credits')
  await page.getByRole('textbox', { name: 'Kortingscode' }).fill('TIMEBONUS25')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Code weghalen' })).toBeVisible()
  await expect.poll(() => focused(page)).toContain('TIMEBONUS25')
})

test('after each message the field has the focus', async ({ page, member: _ }) => {
  const [first] = await demoMen(page.request)
  await openHydrated(page, `/members/${first?.id}/chat`)
  const field = page.getByRole('textbox', { name: /^Bericht aan/ })
  for (const text of ['Dag, hoe is het?', 'Mooi weer, hè?']) {
    await field.fill(text)
    await page.getByRole('button', { name: 'Verstuur · 1 credit' }).click()
    await expect(page.getByRole('log')).toContainText(text)
    await expect(field).toBeFocused()
  }
})

test('logging out another device is said, and leaves the focus in the list', async ({
  page,
  member,
  playwright,
  baseURL,
}) => {
  const other = await newSession(playwright, baseURL)
  const { email, password } = member
  expect((await other.post('/api/user.php', { data: { email, password } })).status()).toBe(200)
  await openHydrated(page, '/notifications')
  await page.getByRole('button', { name: /^Uitloggen: / }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Uitgelogd: /)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Uitloggen: / })).toBeHidden()
  await expect.poll(() => focused(page)).toContain('Dit apparaat')
  await other.dispose()
})
