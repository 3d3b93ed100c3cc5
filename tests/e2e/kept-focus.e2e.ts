import { expect, type Page } from '@playwright/test'
import { newSession, openHydrated, test } from './members.ts'

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
