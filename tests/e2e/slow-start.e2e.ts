import { expect, type Page } from '@playwright/test'
import { test, visit } from './members.ts'

/** Holds back the app's scripts until they are let through: a phone on a poor line. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('what is typed and sent before the app runs is not lost', async ({ browser, member }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await visit(page, '/login')
  const letThrough = await holdScripts(page)
  await page.goto('/login')
  await page.getByLabel('E-mailadres').fill(member.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
  letThrough()
  await expect(page.getByRole('heading', { name: 'Zoeken', level: 1 })).toBeVisible()
  await context.close()
})

test('the action of a lander that is pressed before the app runs opens the signup', async ({
  page,
}) => {
  const letThrough = await holdScripts(page)
  await page.goto('/landers/alonetonight')
  await page.locator('a[href="/signup"]').first().click()
  letThrough()
  await expect(page.getByRole('dialog', { name: 'Gratis aanmelden' })).toBeVisible()
})
