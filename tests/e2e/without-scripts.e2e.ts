import { expect } from '@playwright/test'
import { PROFILE_LINK, test } from './members.ts'
import { chatOf, PAGES } from './own-pages.ts'

test.use({ javaScriptEnabled: false })

test('a visitor can read the search page and a profile', async ({ page }) => {
  await page.goto('/members')
  await expect(page.getByRole('heading', { level: 1, name: 'Zoeken' })).toBeVisible()
  await page.getByRole('article').first().getByRole('link', PROFILE_LINK).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('In het kort')
})

test('a member’s page redirects a visitor to the login, and back afterwards', async ({ page }) => {
  const answer = await page.goto('/chats?network=friends')
  expect(answer?.request().redirectedFrom()?.url()).toMatch(/\/chats\?network=friends$/)
  const url = new URL(page.url())
  expect(url.pathname).toBe('/login')
  expect(url.searchParams.get('redirect')).toBe('/chats?network=friends')
  // Campaign parameters are kept.
  expect(url.searchParams.get('network')).toBe('friends')
  await expect(page.getByText('Log in om verder te gaan.')).toBeVisible()
})

test('a member can read all their pages, and writing to somebody leads to the existing chat', async ({
  page,
  member: _,
}) => {
  const { chat, profile, name } = await chatOf(page)
  for (const path of [...PAGES, profile]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible()
    await expect(page.getByRole('progressbar'), path).toHaveCount(0)
  }
  // The last of them is the profile; his answer may be counted in front of his name.
  await expect(page).toHaveTitle(new RegExp(`^(?:\\(\\d+\\) )?${name}, \\d+ · `))
  await page.goto(`${profile}/chat`)
  await expect(page).toHaveURL(new RegExp(`${chat}$`))
  await expect(page.getByRole('log')).toContainText('Koffie?')
})

test('the language one chooses stays on the next pages', async ({ page }) => {
  await page.goto('/lang-config')
  await page.getByRole('link', { name: 'Suomi' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kieli ja maa')
  await page.goto('/pricing?lang=de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto('/pricing')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
})

test('a search can be filtered by a chip and by the full form', async ({ page }) => {
  await page.goto('/members')
  await page.getByRole('button', { name: /Met foto/ }).click()
  await expect(page).toHaveURL(/photo/)
  await expect(page.getByRole('button', { name: /Met foto/, pressed: true })).toBeVisible()

  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const form = page.getByRole('form', { name: 'Wie zoek je?' })
  await expect(form.getByRole('switch', { name: 'Met foto' })).toBeChecked()
  await form.getByLabel('Maximumleeftijd').fill('60')
  await form.getByRole('radio', { name: 'Vrouwen' }).check({ force: true })
  await form.getByRole('button', { name: 'Toon mensen' }).click()
  await expect(page).toHaveURL(/max_age=60/)
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Vrouwen/, pressed: true })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a form that needs scripts gives way to the support address', async ({ page }) => {
  for (const path of ['/complaints', '/withdraw']) {
    await page.goto(path)
    // Playwright finds no text or role in `noscript`.
    const address = page.locator('main noscript a')
    await expect(address).toBeVisible()
    await expect(address).toHaveAttribute('href', /^mailto:.+@/)
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  }
})

test('a form sent without scripts leads back to its page, with nothing typed in the address', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByLabel('E-mailadres').fill('noor@voorbeeld.test')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('zomeravond-42')
  const sent = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  expect((await sent).status()).toBe(303)
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.content()).toContain('Zonder JavaScript kun je hier lezen')
})
