import { expect } from '@playwright/test'
import { delayScripts } from './delay-scripts.ts'
import { openAsVisitor, test } from './members.ts'

// This test acts before hydration.
test.use({ waitsForHydration: false })

test('a login form submitted before hydration is not lost', async ({ browser, member }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await openAsVisitor(page, '/login')
  const releaseScripts = await delayScripts(page)
  await page.goto('/login')
  await page.getByLabel('E-mailadres').fill(member.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
  releaseScripts()
  await expect(page.getByRole('heading', { name: 'Zoeken', level: 1 })).toBeVisible()
  await context.close()
})
