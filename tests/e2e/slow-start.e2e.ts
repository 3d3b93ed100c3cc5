import { expect } from '@playwright/test'
import { test, visit } from './members.ts'
import { holdScripts } from './slow-line.ts'

// What is touched before a page answers is what these are about.
test.use({ patient: false })

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
