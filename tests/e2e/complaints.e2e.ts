import { expect } from '@playwright/test'
import { mailTo } from './mailbox.ts'
import { hydrated, test } from './members.ts'
import { collectErrors, expectAccessible } from './page-checks.ts'

test('a visitor files a complaint, gets its number by mail and sees its status', async ({
  page,
}) => {
  const errors = collectErrors(page)
  const email = `klacht-${crypto.randomUUID()}@example.test`
  await page.goto('/complaints')
  await hydrated(page)
  await page.getByRole('button', { name: 'Klacht versturen' }).click()
  await expect(page.getByText('Kies waar het over gaat.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Waar gaat het over?').selectOption('payment')
  await page.getByLabel('Wat is er gebeurd?').fill('Er is twee keer afgeschreven.')
  await page.getByLabel('Je e-mailadres').fill(email)
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Wat is er gebeurd?')).toHaveValue('Er is twee keer afgeschreven.')
  await page.getByRole('button', { name: 'Klacht versturen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We hebben je klacht')
  const mainText = (await page.locator('main').textContent()) ?? ''
  const number = /\d{6}-[0-9A-Z]{6}/.exec(mainText)?.[0] ?? 'none'
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Bekijk je klacht' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Klacht ${number}`)
  await expect(page.getByText('Ontvangen, nog niet afgehandeld')).toBeVisible()
  await expectAccessible(page)
  // Anyone could have entered this address: the receipt must not repeat the complaint's text.
  const receipt = await mailTo(page.request, email, number)
  expect(receipt).toContain('Een betaling of credits')
  expect(receipt).not.toContain('Er is twee keer afgeschreven.')
  expect(await mailTo(page.request, 'hulp@vonk.example', number)).toContain(email)
  expect(errors).toEqual([])
})

test('an unknown complaint gives a "not found" page', async ({ page }) => {
  await page.goto('/complaints/00000000-0000-7000-8000-000000000001_guess')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/niet gevonden|bestaat niet/i)
})
