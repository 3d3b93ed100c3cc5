import { expect } from '@playwright/test'
import { hydrated, openAsVisitor, openHydrated, test } from './members.ts'
import { collectErrors, expectAccessible } from './page-checks.ts'

test('a visitor changes the language from the footer without a reload, and it is kept', async ({
  page,
  context,
}) => {
  const errors = collectErrors(page)
  await openAsVisitor(page, '/')
  await page.goto('/pages/faq')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Taal en land' }).click()
  await expect(page).toHaveURL(/\/lang-config$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taal en land')
  await expectAccessible(page)
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true })
  })
  await page
    .getByRole('region', { name: 'Alle talen' })
    .getByRole('link', { name: 'Deutsch' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprache und Land')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveTitle(/^Sprache und Land/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  const stored = (await context.cookies()).find(({ name }) => name === 'locale')
  expect(stored?.value).toBe('de')
  expect((stored?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * 86_400_000)
  await page.goto('/pages/faq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Häufige Fragen')
  expect(errors).toEqual([])
})

test('the country changes the format of prices and dates, and regional spelling', async ({
  page,
}) => {
  await openAsVisitor(page, '/lang-config')
  await page
    .getByRole('region', { name: 'Alle talen' })
    .getByRole('link', { name: 'English' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Language and country')
  await page.getByRole('combobox', { name: 'Country' }).selectOption('GB')
  await expect(page.getByText('31 December 2026')).toBeVisible()
  await page.getByRole('combobox', { name: 'Country' }).selectOption('US')
  await expect(page.getByText('December 31, 2026')).toBeVisible()
  await page.goto('/pages/privacy')
  await expect(page.getByText('just over a kilometer')).toBeVisible()
})

test("a link's language is shown, and changes neither the account nor what was chosen, which is stored", async ({
  page,
  member: _,
}) => {
  const english = page.getByRole('heading', { level: 1, name: 'Language and country' })
  await openHydrated(page, '/lang-config?lang=sv')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Språk och land')
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/user.php') && response.request().method() === 'PUT',
  )
  await page
    .getByRole('region', { name: 'Alla språk' })
    .getByRole('link', { name: 'English' })
    .click()
  expect((await saved).status()).toBe(200)
  await expect(english).toBeVisible()
  await openHydrated(page, '/lang-config?lang=de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprache und Land')
  const account = await (await page.request.get('/api/user.php')).json()
  expect(account.user.language).toBe('en')
  await page.goto('/lang-config')
  await expect(english).toBeVisible()
})

test('a language that the account does not take is not shown either', async ({
  page,
  member: _,
}) => {
  await page.route('**/api/user.php', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await openHydrated(page, '/notifications/language')
  const language = page.getByRole('combobox', { name: 'Taal van de site en de mails' })
  await language.selectOption('Polski')
  await expect(page.getByText('De taal is niet veranderd')).toBeVisible()
  await expect(language).toHaveValue('nl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
})
