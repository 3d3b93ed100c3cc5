import { expect, type Page } from '@playwright/test'
import { demoMen, newSession, openHydrated, test } from './members.ts'

/** The text of what has the focus; empty for the page as a whole. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document
    return activeElement === body ? '' : (activeElement?.textContent ?? '')
  })

test('a form that is replaced by its result leaves the focus there, a field that stays keeps it', async ({
  page,
  member: _,
}) => {
  await openHydrated(page, '/credits')
  await page.getByRole('textbox', { name: 'Kortingscode' }).fill('TIMEBONUS25')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Code weghalen' })).toBeVisible()
  await expect.poll(() => focused(page)).toContain('TIMEBONUS25')

  // A message is sent, and the field stays.
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

test('logging out another device leaves the focus in the list, and cancelling a form on its button', async ({
  page,
  member,
  playwright,
  baseURL,
}) => {
  const other = await newSession(playwright, baseURL)
  const { email, password } = member
  expect((await other.post('/api/user.php', { data: { email, password } })).status()).toBe(200)
  await openHydrated(page, '/notifications/log-in')
  await page.getByRole('button', { name: /^Uitloggen: / }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Uitgelogd: /)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Uitloggen: / })).toBeHidden()
  await expect.poll(() => focused(page)).toContain('Dit apparaat')
  await other.dispose()

  // A form that is cancelled leaves it on the button that opened it.
  const change = page.getByRole('button', { name: 'E-mailadres wijzigen' })
  await change.click()
  const newEmail = page.getByLabel('Nieuw e-mailadres')
  await newEmail.fill('toch-niet@example.test')
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await expect(newEmail).toBeHidden()
  await expect(change).toBeFocused()
  await change.click()
  await expect(newEmail).toHaveValue('')
})

test('a change of language keeps the place on the page and the focus', async ({
  page,
  member: _,
}) => {
  await openHydrated(page, '/notifications/language')
  const language = page.locator('select').filter({ hasText: 'Suomi' })
  await language.scrollIntoViewIfNeeded()
  await language.focus()
  const top = () => language.evaluate((one) => Math.round(one.getBoundingClientRect().top))
  const before = await top()
  await language.selectOption('Suomi')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await expect(page).toHaveTitle(/^Kieli ja näppäimet/)
  await expect(language).toBeFocused()
  expect(Math.abs((await top()) - before)).toBeLessThan(3)
})
